import styles from './skeleton.module.css'

type Props = { height: number; width?: number | string }

/** A grey placeholder of the size of what is loading. */
export function Skeleton({ height, width = '100%' }: Props) {
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" />
}

const LINE_PX = 20

/** Lines of text, the last one shorter. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={LINE_PX} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  )
}
