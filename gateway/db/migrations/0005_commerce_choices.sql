-- What a new shop starts with; the owner changes the rows as he likes.
INSERT INTO payment_methods
  (external_id, code, title, description, is_online, is_for_retail, is_for_corporate, is_for_pickup, is_for_delivery, sequence)
VALUES
  ('online', 'payment_online', 'Картой онлайн', 'Оплата на защищённой странице сразу после заказа', true, true, false, true, true, 10),
  ('card', 'payment_card', 'Картой при получении', 'В магазине или курьеру', false, true, false, true, true, 20),
  ('cash', 'payment_cash', 'Наличными при получении', 'В магазине или курьеру', false, true, false, true, true, 30),
  ('bill', 'payment_bill', 'По счёту', 'Безналичный перевод от организации или предпринимателя', false, true, true, true, true, 40)
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO delivery_transports
  (external_id, code, title, description, ttk_external_id, delivery_external_id, is_for_retail, is_for_corporate, sequence)
VALUES
  ('courier', 'courier', 'Курьер магазина', 'Привезём в выбранное время', NULL, 'delivery-courier', true, true, 10),
  ('carrier', 'carrier', 'Транспортная компания', 'Доставка до двери по Москве и области', 'ttk-carrier', 'delivery-carrier', true, true, 20)
ON CONFLICT DO NOTHING;
