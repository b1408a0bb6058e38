import styles from './more.module.css';

/** A part that arrives later. */
export const More = () => <p className={styles.more}>More trouble.</p>;
