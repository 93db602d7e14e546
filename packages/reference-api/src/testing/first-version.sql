-- A shop as it was after migration 0000: what an upgrade must keep. Never changed; new tables are filled by upgrades.
insert into settings_groups (name, "values") values ('commerce', '{"currency": "SAR", "tax_rate": 0.15}');
insert into countries (id, country_code, iso, name_en, name_ar, allowed_phone_length, position)
  values (1, '966', 'SA', 'Saudi Arabia', 'السعودية', 9, 1);
insert into leads (name, email, phone, phone_digits, created_at)
  values ('Sara', 'sara@example.com', '0501234567', '966501234567', '2026-11-20T09:00:00Z');
insert into orders (number, lead_id, name, phone_digits, country_id, area_en, area_ar, subtotal, coupon_discount, shipping_fee, tax_percent, tax, total, created_at)
  values ('D-1', 1, 'Sara', '966501234567', 1, 'Saudi Arabia', 'السعودية', 1689800, 0, 12000, 15, 253470, 1955270, '2026-11-20T09:00:00Z');
insert into order_lines (order_id, code, name_en, name_ar, quantity, price, discount, unit_price, line_total)
  values (1, 'NF1042', 'Sofa', 'كنبة', 2, 994000, 15, 844900, 1689800);
insert into quote_requests (lead_id, notes, created_at) values (1, 'Two of them', '2026-11-20T10:00:00Z');
insert into quote_request_details (request_id, code, name_en, name_ar, quantity)
  values (1, 'NF1042', 'Sofa', 'كنبة', 3);
insert into promos (id, code, type, amount, usage_limit, used_count) values (1, 'SAVE200', 'fixed', 20000, 10, 3);
