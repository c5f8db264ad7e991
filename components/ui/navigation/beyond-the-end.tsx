/** Stands for a page of a list that lies behind the last one: the list got shorter, or the visitor typed the number. */
export function BeyondTheEnd({ start }: { start: string }) {
  return (
    <p>
      Дальше ничего нет. <a href={start}>К началу списка</a>
    </p>
  )
}
