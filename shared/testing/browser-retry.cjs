// A browser on a busy machine misses a deadline now and then; what is broken fails twice. The first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
