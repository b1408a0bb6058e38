/** What reading a file or folder gives; `instead` where it is not there. Rejects for every other reason. */
export async function ifThere<T, U>(reading: Promise<T>, instead: U): Promise<T | U> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead;
    throw error;
  }
}
