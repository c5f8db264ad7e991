export default function HomePage() {
  return <h1 className="container">Автозапчасти</h1>
}
