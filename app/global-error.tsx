'use client'

import { hrefs } from '@/lib/routing/hrefs'

/** Stands in for the whole document where its frame failed. Plain, because every page carries it. */
export default function FrameError() {
  return (
    <html lang="ru">
      <body>
        <title>Страница не открылась</title>
        <main className="container">
          <h1>Страница не открылась</h1>
          <button type="button" onClick={() => location.reload()}>
            Повторить
          </button>
          <p>
            <a href={hrefs.home}>На главную</a>
          </p>
        </main>
      </body>
    </html>
  )
}
