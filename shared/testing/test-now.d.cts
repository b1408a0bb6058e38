export function moveToTestNow(): void;
