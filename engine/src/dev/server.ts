export const startDevServer: any = null;
