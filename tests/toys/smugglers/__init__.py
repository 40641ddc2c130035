"""Smugglers, a made-up game that has, once each, every hard case the contract promises to carry."""
