export * from '../client/page-context.ts';
