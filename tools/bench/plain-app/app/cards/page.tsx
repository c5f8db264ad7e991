import Link from 'next/link'
import { connection } from 'next/server'

const CARDS = Array.from({ length: 40 }, (_, index) => ({
  title: `Фильтр масляный ${index + 1}`,
  price: `${100 + 37 * index} ₽`,
  picture: `/picture.svg?${index + 1}`,
}))

export default async function CardsPage() {
  await connection()
  return (
    <main>
      <title>Карточки</title>
      <h1>Карточки</h1>
      <Link href="/text">О фильтрах</Link>
      <ul
        style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))' }}
      >
        {CARDS.map(({ title, price, picture }) => (
          <li key={picture}>
            <img src={picture} width={160} height={160} alt="" loading="lazy" />
            <p>{title}</p>
            <p>{price}</p>
            <button type="button">В корзину</button>
          </li>
        ))}
      </ul>
    </main>
  )
}
