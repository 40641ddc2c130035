export const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
