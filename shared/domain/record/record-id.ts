/** Whether the store can hold a record under this id; one from an address may be anything. See Firestore, "Limits". */
export const isRecordId = (id: string): boolean =>
  id !== '' && id !== '.' && id !== '..' && !id.includes('/') && !/^__.*__$/.test(id) && id.length <= 375;
