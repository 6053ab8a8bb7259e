-- The database as the migrations of src/server/db/migrations leave it. For reading: `npm run schema` writes it, nothing runs it.
-- Tables and functions stand in order of name; the tables of Kysely's migrator are left out.

CREATE EXTENSION btree_gist;

CREATE TABLE accounts (
  id uuid NOT NULL,
  email text NOT NULL,
  password_hash text,
  role text DEFAULT 'member' NOT NULL,
  language text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_country text,
  phone text,
  birth_date date,
  email_confirmed_at timestamptz,
  created_at timestamptz NOT NULL,
  google_sub text,
  pending_email text,
  notify_sms boolean DEFAULT true NOT NULL,
  notify_push boolean DEFAULT true NOT NULL,
  blocked_at timestamptz,
  blocked_reason text,
  invited_at timestamptz,
  search_name text GENERATED ALWAYS AS (fold_text(((((((first_name || ' ') || last_name) || ' ') || first_name) || chr(10)) || last_name) || first_name)) STORED,
  CONSTRAINT accounts_pkey PRIMARY KEY (id),
  CONSTRAINT accounts_google_sub UNIQUE (google_sub),
  CONSTRAINT accounts_blocked CHECK ((blocked_at IS NULL) = (blocked_reason IS NULL)),
  CONSTRAINT accounts_email_check CHECK (email = lower(email)),
  CONSTRAINT accounts_invited CHECK (invited_at IS NULL OR password_hash IS NULL AND google_sub IS NULL),
  CONSTRAINT accounts_language_check CHECK (language IN ('ko', 'en')),
  CONSTRAINT accounts_pending_email_check CHECK (pending_email = lower(pending_email)),
  CONSTRAINT accounts_phone_check CHECK ((phone IS NULL) = (phone_country IS NULL)),
  CONSTRAINT accounts_role_check CHECK (role IN ('member', 'admin'))
);
CREATE INDEX accounts_created ON accounts (created_at DESC, id);
CREATE UNIQUE INDEX accounts_email ON accounts (email);
CREATE INDEX accounts_invitations ON accounts (invited_at) WHERE invited_at IS NOT NULL;

CREATE TABLE allowances (
  key text NOT NULL,
  since timestamptz NOT NULL,
  until timestamptz NOT NULL,
  used integer NOT NULL,
  CONSTRAINT allowances_pkey PRIMARY KEY (key),
  CONSTRAINT allowances_used_check CHECK (used >= 0)
);
CREATE INDEX allowances_until ON allowances (until);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamptz NOT NULL,
  actor_account_id uuid,
  actor_name text NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id),
  CONSTRAINT audit_log_actor_account_id_fkey FOREIGN KEY (actor_account_id) REFERENCES accounts(id) ON DELETE SET NULL
);
CREATE INDEX audit_log_action ON audit_log (action, id);
CREATE INDEX audit_log_actor ON audit_log (actor_account_id, id);
CREATE INDEX audit_log_at ON audit_log (at);
CREATE INDEX audit_log_subject ON audit_log (subject_kind, subject_id, id);

CREATE TABLE automatic_charges (
  automatic_payment_id uuid NOT NULL,
  instalment_id uuid NOT NULL,
  amount integer NOT NULL,
  amount_usd_cents integer,
  announced_at timestamptz NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  tried_at timestamptz,
  CONSTRAINT automatic_charges_pkey PRIMARY KEY (automatic_payment_id, instalment_id),
  CONSTRAINT automatic_charges_amount_check CHECK (amount > 0),
  CONSTRAINT automatic_charges_amount_usd_cents_check CHECK (amount_usd_cents > 0),
  CONSTRAINT automatic_charges_check CHECK ((attempts = 0) = (tried_at IS NULL)),
  CONSTRAINT automatic_charges_automatic_payment_id_fkey FOREIGN KEY (automatic_payment_id) REFERENCES automatic_payments(id) ON DELETE CASCADE,
  CONSTRAINT automatic_charges_instalment_id_fkey FOREIGN KEY (instalment_id) REFERENCES instalments(id) ON DELETE CASCADE
);
CREATE INDEX automatic_charges_instalment ON automatic_charges (instalment_id);

CREATE TABLE automatic_payments (
  id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  provider text NOT NULL,
  customer_key text,
  method_key text,
  card_last4 text,
  consent_version text NOT NULL,
  agreed_at timestamptz NOT NULL,
  stored_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  CONSTRAINT automatic_payments_pkey PRIMARY KEY (id),
  CONSTRAINT automatic_payments_check CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  CONSTRAINT automatic_payments_check1 CHECK (stored_at IS NULL OR method_key IS NOT NULL OR ended_at IS NOT NULL),
  CONSTRAINT automatic_payments_end_reason_check CHECK (end_reason IN ('member', 'replaced', 'not_stored', 'stay_over', 'account_deleted')),
  CONSTRAINT automatic_payments_provider_check CHECK (provider IN ('sandbox', 'toss', 'stripe')),
  CONSTRAINT automatic_payments_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX automatic_payments_on ON automatic_payments (reservation_id) WHERE stored_at IS NOT NULL AND ended_at IS NULL;
CREATE INDEX automatic_payments_reservation ON automatic_payments (reservation_id);
CREATE INDEX automatic_payments_with_key ON automatic_payments (ended_at) WHERE method_key IS NOT NULL;

CREATE TABLE availability_alerts (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  house_id text NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  asked_at timestamptz NOT NULL,
  told_at timestamptz,
  stop_hash text,
  CONSTRAINT availability_alerts_pkey PRIMARY KEY (id),
  CONSTRAINT availability_alerts_check CHECK (check_in < check_out),
  CONSTRAINT availability_alerts_check1 CHECK ((told_at IS NULL) = (stop_hash IS NULL)),
  CONSTRAINT availability_alerts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT availability_alerts_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX availability_alerts_once ON availability_alerts (account_id, house_id, check_in, check_out) WHERE told_at IS NULL;
CREATE INDEX availability_alerts_open ON availability_alerts (house_id, asked_at, id) WHERE told_at IS NULL;
CREATE UNIQUE INDEX availability_alerts_stop ON availability_alerts (stop_hash);
CREATE INDEX availability_alerts_told ON availability_alerts (house_id, told_at) WHERE told_at IS NOT NULL;

CREATE TABLE blocked_dates (
  id uuid NOT NULL,
  house_id text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  reason text NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT blocked_dates_pkey PRIMARY KEY (id),
  CONSTRAINT blocked_dates_check CHECK (starts_on < ends_on),
  CONSTRAINT blocked_dates_reason_check CHECK (reason IN ('repair', 'own_use', 'cleaning', 'other')),
  CONSTRAINT blocked_dates_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE
);
CREATE INDEX blocked_dates_house ON blocked_dates (house_id, ends_on);
CREATE TRIGGER blocked_dates_taking AFTER INSERT OR UPDATE ON blocked_dates FOR EACH ROW EXECUTE FUNCTION blocked_dates_take_nights();

CREATE TABLE board_drafts (
  board_id uuid NOT NULL,
  content jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_by text NOT NULL,
  saved_by_id uuid,
  version_at timestamptz NOT NULL,
  CONSTRAINT board_drafts_pkey PRIMARY KEY (board_id),
  CONSTRAINT board_drafts_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE,
  CONSTRAINT board_drafts_saved_by_id_fkey FOREIGN KEY (saved_by_id) REFERENCES accounts(id) ON DELETE SET NULL
);

CREATE TABLE board_versions (
  board_id uuid NOT NULL,
  number integer NOT NULL,
  content jsonb NOT NULL,
  saved_at timestamptz,
  saved_by text,
  CONSTRAINT board_versions_pkey PRIMARY KEY (board_id, number),
  CONSTRAINT board_versions_number_check CHECK (number >= 1),
  CONSTRAINT board_versions_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE
);

CREATE TABLE boards (
  id uuid NOT NULL,
  board_type text NOT NULL,
  main boolean DEFAULT false NOT NULL,
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  body jsonb NOT NULL,
  photo_id text,
  event_starts_at timestamptz,
  event_place jsonb,
  event_capacity integer,
  person jsonb,
  published_at timestamptz,
  updated_at timestamptz,
  updated_by text,
  event_ends_at timestamptz,
  event_map_url text,
  updated_by_id uuid,
  event_sequence integer DEFAULT 0 NOT NULL,
  CONSTRAINT boards_pkey PRIMARY KEY (id),
  CONSTRAINT boards_board_type_check CHECK (board_type IN ('NOTICE', 'EVENT', 'ACTIVITY', 'INTERVIEW')),
  CONSTRAINT boards_check CHECK ((board_type = 'EVENT') = (event_starts_at IS NOT NULL)),
  CONSTRAINT boards_check1 CHECK (NOT main OR published_at IS NOT NULL),
  CONSTRAINT boards_check2 CHECK (event_ends_at IS NULL OR event_ends_at > event_starts_at),
  CONSTRAINT boards_event_capacity_check CHECK (event_capacity > 0),
  CONSTRAINT boards_event_sequence_check CHECK (event_sequence >= 0),
  CONSTRAINT boards_title_check CHECK (title ? 'ko'),
  CONSTRAINT boards_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES photos(id),
  CONSTRAINT boards_updated_by_id_fkey FOREIGN KEY (updated_by_id) REFERENCES accounts(id) ON DELETE SET NULL
);
CREATE INDEX boards_listed ON boards (board_type, published_at DESC);
CREATE UNIQUE INDEX boards_one_main ON boards (main) WHERE main;

CREATE TABLE calendar_addresses (
  house_id text NOT NULL,
  token_hash text NOT NULL,
  token text NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT calendar_addresses_pkey PRIMARY KEY (house_id),
  CONSTRAINT calendar_addresses_token_hash_key UNIQUE (token_hash),
  CONSTRAINT calendar_addresses_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE
);

CREATE TABLE calendar_conflicts (
  id uuid NOT NULL,
  house_id text NOT NULL,
  foreign_booking_id uuid,
  reservation_id uuid NOT NULL,
  calendar text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  found_at timestamptz NOT NULL,
  ended_at timestamptz,
  outcome text,
  reason text,
  CONSTRAINT calendar_conflicts_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_conflicts_check CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT calendar_conflicts_outcome_check CHECK (outcome IN ('moved', 'accepted')),
  CONSTRAINT calendar_conflicts_foreign_booking_id_fkey FOREIGN KEY (foreign_booking_id) REFERENCES foreign_bookings(id) ON DELETE SET NULL,
  CONSTRAINT calendar_conflicts_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE,
  CONSTRAINT calendar_conflicts_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);
CREATE INDEX calendar_conflicts_open ON calendar_conflicts (house_id) WHERE ended_at IS NULL;
CREATE INDEX calendar_conflicts_pair ON calendar_conflicts (foreign_booking_id, reservation_id);
CREATE INDEX calendar_conflicts_reservation ON calendar_conflicts (reservation_id);

CREATE TABLE check_in_reads (
  reservation_id uuid NOT NULL,
  read_at timestamptz NOT NULL,
  CONSTRAINT check_in_reads_pkey PRIMARY KEY (reservation_id),
  CONSTRAINT check_in_reads_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);

CREATE TABLE check_out_reports (
  reservation_id uuid NOT NULL,
  done jsonb NOT NULL,
  keys text NOT NULL,
  meter jsonb NOT NULL,
  note text NOT NULL,
  first_sent_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  CONSTRAINT check_out_reports_pkey PRIMARY KEY (reservation_id),
  CONSTRAINT check_out_reports_keys_check CHECK (keys IN ('code', 'inside', 'handed_over', 'lost')),
  CONSTRAINT check_out_reports_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);

CREATE TABLE commute_origins (
  house_id text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  version text NOT NULL,
  CONSTRAINT commute_origins_pkey PRIMARY KEY (house_id),
  CONSTRAINT commute_origins_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE
);

CREATE TABLE commutes (
  house_id text NOT NULL,
  university text NOT NULL,
  minutes integer NOT NULL,
  lines integer[] NOT NULL,
  changes integer NOT NULL,
  bus boolean NOT NULL,
  CONSTRAINT commutes_pkey PRIMARY KEY (house_id, university),
  CONSTRAINT commutes_changes_check CHECK (changes >= 0),
  CONSTRAINT commutes_minutes_check CHECK (minutes >= 0),
  CONSTRAINT commutes_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE
);
CREATE INDEX commutes_nearest ON commutes (university, minutes, house_id);

CREATE TABLE consents (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  kind text NOT NULL,
  version text NOT NULL,
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CONSTRAINT consents_pkey PRIMARY KEY (id),
  CONSTRAINT consents_kind_check CHECK (kind IN ('terms', 'privacy', 'age', 'receipt', 'marketing', 'cancellation')),
  CONSTRAINT consents_withdrawn_later CHECK (withdrawn_at >= given_at),
  CONSTRAINT consents_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX consents_account ON consents (account_id);
CREATE UNIQUE INDEX consents_current ON consents (account_id, kind) WHERE withdrawn_at IS NULL AND (kind IN ('receipt', 'marketing'));

CREATE TABLE consultations (
  id uuid NOT NULL,
  name text NOT NULL,
  phone text DEFAULT '' NOT NULL,
  email text DEFAULT '' NOT NULL,
  district text NOT NULL,
  rooms integer NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  note text DEFAULT '' NOT NULL,
  received_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  told_at timestamptz,
  CONSTRAINT consultations_pkey PRIMARY KEY (id),
  CONSTRAINT consultations_check CHECK (phone <> '' OR email <> ''),
  CONSTRAINT consultations_language_check CHECK (language IN ('ko', 'en')),
  CONSTRAINT consultations_rooms_check CHECK (rooms >= 1 AND rooms <= 10000),
  CONSTRAINT consultations_state_check CHECK (state IN ('open', 'contacted', 'closed'))
);
CREATE INDEX consultations_open ON consultations (received_at) WHERE state = 'open';
CREATE INDEX consultations_received ON consultations (received_at DESC, id);
CREATE INDEX consultations_told ON consultations (told_at);

CREATE TABLE contract_events (
  id uuid NOT NULL,
  contract_id uuid NOT NULL,
  seq integer NOT NULL,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  ip text,
  user_agent text,
  detail text,
  signer_id uuid,
  CONSTRAINT contract_events_pkey PRIMARY KEY (id),
  CONSTRAINT contract_events_contract_id_seq_key UNIQUE (contract_id, seq),
  CONSTRAINT contract_events_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE,
  CONSTRAINT contract_events_signer_id_fkey FOREIGN KEY (signer_id) REFERENCES contract_signers(id) ON DELETE CASCADE
);

CREATE TABLE contract_links (
  id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  signer_id uuid NOT NULL,
  CONSTRAINT contract_links_pkey PRIMARY KEY (id),
  CONSTRAINT contract_links_token_hash_key UNIQUE (token_hash),
  CONSTRAINT contract_links_signer_id_fkey FOREIGN KEY (signer_id) REFERENCES contract_signers(id) ON DELETE CASCADE
);
CREATE INDEX contract_links_signer ON contract_links (signer_id);

CREATE TABLE contract_signers (
  id uuid NOT NULL,
  contract_id uuid NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  language text NOT NULL,
  status text NOT NULL,
  mark_kind text,
  mark_png bytea,
  mark_text text,
  signed_at timestamptz,
  declined_at timestamptz,
  reason text,
  ip text,
  user_agent text,
  time_zone text,
  link_held_until timestamptz,
  passport_surname text,
  passport_given_names text,
  nationality text,
  birth_date date,
  CONSTRAINT contract_signers_pkey PRIMARY KEY (id),
  CONSTRAINT contract_signers_contract_id_position_key UNIQUE (contract_id, "position"),
  CONSTRAINT contract_signers_check CHECK ((status = 'signed') = (signed_at IS NOT NULL)),
  CONSTRAINT contract_signers_check1 CHECK ((status = 'declined') = (declined_at IS NOT NULL AND reason IS NOT NULL)),
  CONSTRAINT contract_signers_check2 CHECK ((NOT mark_kind IS DISTINCT FROM 'drawn') = (mark_png IS NOT NULL)),
  CONSTRAINT contract_signers_check3 CHECK ((NOT mark_kind IS DISTINCT FROM 'typed') = (mark_text IS NOT NULL)),
  CONSTRAINT contract_signers_check4 CHECK (mark_kind IS NULL OR status = 'signed'),
  CONSTRAINT contract_signers_language_check CHECK (language IN ('ko', 'en')),
  CONSTRAINT contract_signers_mark_kind_check CHECK (mark_kind IN ('drawn', 'typed')),
  CONSTRAINT contract_signers_nationality_check CHECK (nationality ~ '^[A-Z]{2,3}$'),
  CONSTRAINT contract_signers_position_check CHECK ("position" >= 1),
  CONSTRAINT contract_signers_status_check CHECK (status IN ('sent', 'opened', 'signed', 'declined')),
  CONSTRAINT contract_signers_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE
);
CREATE INDEX contract_signers_held ON contract_signers (link_held_until) WHERE link_held_until IS NOT NULL;

CREATE TABLE contracts (
  id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  status text NOT NULL,
  content jsonb NOT NULL,
  document_id uuid NOT NULL,
  signed_document_id uuid,
  signed_at timestamptz,
  created_at timestamptz NOT NULL,
  replaced_at timestamptz,
  dropped_at timestamptz,
  CONSTRAINT contracts_pkey PRIMARY KEY (id),
  CONSTRAINT contracts_check CHECK ((status = 'signed') = (signed_at IS NOT NULL AND signed_document_id IS NOT NULL)),
  CONSTRAINT contracts_check1 CHECK (dropped_at IS NULL OR replaced_at IS NOT NULL),
  CONSTRAINT contracts_status_check CHECK (status IN ('sent', 'signed', 'declined', 'void')),
  CONSTRAINT contracts_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id),
  CONSTRAINT contracts_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id),
  CONSTRAINT contracts_signed_document_id_fkey FOREIGN KEY (signed_document_id) REFERENCES documents(id)
);
CREATE UNIQUE INDEX contracts_current ON contracts (reservation_id) WHERE replaced_at IS NULL;
CREATE INDEX contracts_waiting ON contracts (created_at) WHERE status = 'sent';

CREATE TABLE coupons (
  code text NOT NULL,
  kind text NOT NULL,
  value integer NOT NULL,
  starts_on date,
  ends_on date,
  max_uses integer,
  min_nights integer DEFAULT 1 NOT NULL,
  max_uses_per_member integer,
  house_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
  locations jsonb DEFAULT '[]'::jsonb NOT NULL,
  note text DEFAULT '' NOT NULL,
  created_at timestamptz DEFAULT now() NOT NULL,
  ended_at timestamptz,
  CONSTRAINT coupons_pkey PRIMARY KEY (code),
  CONSTRAINT coupons_check CHECK (value > 0 AND (kind = 'amount' OR value <= 100)),
  CONSTRAINT coupons_check1 CHECK (starts_on IS NULL OR ends_on IS NULL OR starts_on <= ends_on),
  CONSTRAINT coupons_code_check CHECK (code = upper(code)),
  CONSTRAINT coupons_kind_check CHECK (kind IN ('amount', 'percent')),
  CONSTRAINT coupons_max_uses_check CHECK (max_uses > 0),
  CONSTRAINT coupons_max_uses_per_member_check CHECK (max_uses_per_member > 0),
  CONSTRAINT coupons_nights CHECK (min_nights > 0)
);
CREATE INDEX coupons_newest ON coupons (created_at DESC, code);

CREATE TABLE deposit_objections (
  reservation_id uuid NOT NULL,
  text text NOT NULL,
  objected_at timestamptz NOT NULL,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  answered_by_name text,
  CONSTRAINT deposit_objections_pkey PRIMARY KEY (reservation_id),
  CONSTRAINT deposit_objections_check CHECK ((answered_at IS NULL) = (answer IS NULL)),
  CONSTRAINT deposit_objections_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT deposit_objections_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);
CREATE INDEX deposit_objections_open ON deposit_objections (objected_at) WHERE answered_at IS NULL;

CREATE TABLE deposit_refunds (
  reservation_id uuid NOT NULL,
  deposit integer NOT NULL,
  refunded integer NOT NULL,
  deductions jsonb NOT NULL,
  recorded_at timestamptz NOT NULL,
  actor_account_id uuid,
  actor_name text NOT NULL,
  returned integer DEFAULT 0 NOT NULL,
  CONSTRAINT deposit_refunds_pkey PRIMARY KEY (reservation_id),
  CONSTRAINT deposit_refunds_check CHECK (refunded >= 0 AND refunded <= deposit),
  CONSTRAINT deposit_refunds_deposit_check CHECK (deposit > 0),
  CONSTRAINT deposit_refunds_returned_check CHECK (returned >= 0 AND (refunded + returned) <= deposit),
  CONSTRAINT deposit_refunds_actor_account_id_fkey FOREIGN KEY (actor_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT deposit_refunds_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);

CREATE TABLE devices (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  user_agent text NOT NULL,
  ip text NOT NULL,
  logged_in_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  known_device_id uuid,
  CONSTRAINT devices_pkey PRIMARY KEY (id),
  CONSTRAINT devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT devices_known_device_id_fkey FOREIGN KEY (known_device_id) REFERENCES known_devices(id) ON DELETE SET NULL
);
CREATE INDEX devices_account ON devices (account_id, last_seen_at DESC);
CREATE INDEX devices_known ON devices (known_device_id);

CREATE TABLE documents (
  id uuid NOT NULL,
  kind text NOT NULL,
  sha256 text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL,
  text jsonb,
  CONSTRAINT documents_pkey PRIMARY KEY (id),
  CONSTRAINT documents_kind_check CHECK (kind IN ('contract', 'signed-contract')),
  CONSTRAINT documents_sha256_check CHECK (length(sha256) = 64)
);
CREATE INDEX documents_sha256 ON documents (sha256);
CREATE TRIGGER documents_immutable BEFORE UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION documents_are_immutable();
CREATE TRIGGER documents_kept BEFORE DELETE ON documents FOR EACH ROW EXECUTE FUNCTION documents_are_kept();

CREATE TABLE email_tokens (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  purpose text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  email text,
  CONSTRAINT email_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT email_tokens_token_hash_key UNIQUE (token_hash),
  CONSTRAINT email_tokens_email CHECK ((purpose = 'change-email') = (email IS NOT NULL)),
  CONSTRAINT email_tokens_email_check CHECK (email = lower(email)),
  CONSTRAINT email_tokens_purpose CHECK (purpose IN ('confirm', 'reset', 'change-email', 'invite')),
  CONSTRAINT email_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX email_tokens_account ON email_tokens (account_id);

CREATE TABLE event_cancellations (
  board_id uuid NOT NULL,
  cancelled_at timestamptz NOT NULL,
  cancelled_by text NOT NULL,
  reason jsonb NOT NULL,
  CONSTRAINT event_cancellations_pkey PRIMARY KEY (board_id),
  CONSTRAINT event_cancellations_reason_check CHECK (reason ? 'ko'),
  CONSTRAINT event_cancellations_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE
);

CREATE TABLE event_sign_ups (
  id uuid NOT NULL,
  board_id uuid NOT NULL,
  account_id uuid NOT NULL,
  state text NOT NULL,
  signed_up_at timestamptz NOT NULL,
  queue_number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  attended boolean,
  CONSTRAINT event_sign_ups_pkey PRIMARY KEY (id),
  CONSTRAINT event_sign_ups_board_id_account_id_key UNIQUE (board_id, account_id),
  CONSTRAINT event_sign_ups_check CHECK (attended IS NULL OR state = 'seat'),
  CONSTRAINT event_sign_ups_state_check CHECK (state IN ('seat', 'waiting')),
  CONSTRAINT event_sign_ups_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT event_sign_ups_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE
);
CREATE INDEX event_sign_ups_account ON event_sign_ups (account_id);

CREATE TABLE exchange_rates (
  id uuid NOT NULL,
  krw_per_usd numeric(13,4) NOT NULL,
  source text NOT NULL,
  at timestamptz NOT NULL,
  read_at timestamptz NOT NULL,
  CONSTRAINT exchange_rates_pkey PRIMARY KEY (id),
  CONSTRAINT exchange_rates_krw_per_usd_check CHECK (krw_per_usd > 0::numeric)
);
CREATE INDEX exchange_rates_at ON exchange_rates (at DESC);
CREATE INDEX exchange_rates_read ON exchange_rates (source, read_at DESC);

CREATE TABLE faq_groups (
  id uuid NOT NULL,
  title jsonb NOT NULL,
  position integer NOT NULL,
  slug text NOT NULL,
  CONSTRAINT faq_groups_pkey PRIMARY KEY (id),
  CONSTRAINT faq_groups_slug_key UNIQUE (slug),
  CONSTRAINT faq_groups_title_check CHECK (title ? 'ko')
);

CREATE TABLE faq_votes (
  faq_id uuid NOT NULL,
  voter text NOT NULL,
  helpful boolean NOT NULL,
  voted_at timestamptz NOT NULL,
  CONSTRAINT faq_votes_pkey PRIMARY KEY (faq_id, voter),
  CONSTRAINT faq_votes_faq_id_fkey FOREIGN KEY (faq_id) REFERENCES faqs(id) ON DELETE CASCADE
);

CREATE TABLE faqs (
  id uuid NOT NULL,
  group_id uuid NOT NULL,
  question jsonb NOT NULL,
  answer jsonb NOT NULL,
  position integer NOT NULL,
  slug text NOT NULL,
  CONSTRAINT faqs_pkey PRIMARY KEY (id),
  CONSTRAINT faqs_slug_key UNIQUE (slug),
  CONSTRAINT faqs_answer_check CHECK (answer ? 'ko'),
  CONSTRAINT faqs_question_check CHECK (question ? 'ko'),
  CONSTRAINT faqs_group_id_fkey FOREIGN KEY (group_id) REFERENCES faq_groups(id) ON DELETE CASCADE
);
CREATE INDEX faqs_group ON faqs (group_id, "position");

CREATE TABLE favourites (
  account_id uuid NOT NULL,
  house_id text NOT NULL,
  changed_at timestamptz NOT NULL,
  is_removed boolean NOT NULL,
  CONSTRAINT favourites_pkey PRIMARY KEY (account_id, house_id),
  CONSTRAINT favourites_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT favourites_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE
);
CREATE INDEX favourites_house ON favourites (house_id);
CREATE INDEX favourites_removed ON favourites (changed_at) WHERE is_removed;

CREATE TABLE file_uses (
  file_id uuid NOT NULL,
  kind text NOT NULL,
  subject_id text NOT NULL,
  position integer NOT NULL,
  CONSTRAINT file_uses_pkey PRIMARY KEY (kind, subject_id, file_id),
  CONSTRAINT file_uses_kind_check CHECK (kind IN ('turnover', 'deduction', 'board', 'house', 'ticket', 'ticket_reply', 'review', 'check_out', 'objection', 'staff')),
  CONSTRAINT file_uses_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id)
);
CREATE INDEX file_uses_file ON file_uses (file_id);

CREATE TABLE files (
  id uuid NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  variants jsonb NOT NULL,
  uploaded_at timestamptz NOT NULL,
  uploaded_by uuid,
  stored_at timestamptz,
  unused_since timestamptz,
  CONSTRAINT files_pkey PRIMARY KEY (id),
  CONSTRAINT files_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES accounts(id) ON DELETE SET NULL
);
CREATE INDEX files_unused ON files (unused_since) WHERE unused_since IS NOT NULL;

CREATE TABLE foreign_bookings (
  id uuid NOT NULL,
  calendar_id uuid NOT NULL,
  house_id text NOT NULL,
  uid text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  CONSTRAINT foreign_bookings_pkey PRIMARY KEY (id),
  CONSTRAINT foreign_bookings_calendar_id_uid_starts_on_ends_on_key UNIQUE (calendar_id, uid, starts_on, ends_on),
  CONSTRAINT foreign_bookings_check CHECK (starts_on < ends_on),
  CONSTRAINT foreign_bookings_calendar_id_fkey FOREIGN KEY (calendar_id) REFERENCES foreign_calendars(id) ON DELETE CASCADE,
  CONSTRAINT foreign_bookings_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE
);
CREATE INDEX foreign_bookings_house ON foreign_bookings (house_id, ends_on);

CREATE TABLE foreign_calendars (
  id uuid NOT NULL,
  house_id text NOT NULL,
  name text NOT NULL,
  host text NOT NULL,
  address text NOT NULL,
  added_at timestamptz NOT NULL,
  next_read_at timestamptz NOT NULL,
  etag text,
  last_modified text,
  read_at timestamptz,
  failed_at timestamptz,
  failure text,
  failures integer DEFAULT 0 NOT NULL,
  CONSTRAINT foreign_calendars_pkey PRIMARY KEY (id),
  CONSTRAINT foreign_calendars_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE
);
CREATE INDEX foreign_calendars_due ON foreign_calendars (next_read_at);
CREATE INDEX foreign_calendars_house ON foreign_calendars (house_id);

CREATE TABLE house_hosts (
  house_id text NOT NULL,
  staff_id uuid NOT NULL,
  CONSTRAINT house_hosts_pkey PRIMARY KEY (house_id),
  CONSTRAINT house_hosts_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id),
  CONSTRAINT house_hosts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_profiles(id) ON DELETE CASCADE
);
CREATE INDEX house_hosts_staff ON house_hosts (staff_id);

CREATE TABLE house_photos (
  house_id text NOT NULL,
  photo_id text NOT NULL,
  position integer NOT NULL,
  room text,
  CONSTRAINT house_photos_pkey PRIMARY KEY (house_id, "position"),
  CONSTRAINT house_photos_house_id_photo_id_key UNIQUE (house_id, photo_id),
  CONSTRAINT house_photos_room_check CHECK (room IN ('bedroom', 'living-room', 'kitchen', 'bathroom', 'entrance', 'outside', 'floor-plan')),
  CONSTRAINT house_photos_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE,
  CONSTRAINT house_photos_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES photos(id)
);
CREATE INDEX house_photos_photo ON house_photos (photo_id);

CREATE TABLE house_prices (
  house_id text NOT NULL,
  starts_on date NOT NULL,
  monthly_rent integer NOT NULL,
  deposit integer NOT NULL,
  set_at timestamptz NOT NULL,
  set_by text NOT NULL,
  applied_at timestamptz,
  CONSTRAINT house_prices_pkey PRIMARY KEY (house_id, starts_on),
  CONSTRAINT house_prices_deposit_check CHECK (deposit >= 0),
  CONSTRAINT house_prices_monthly_rent_check CHECK (monthly_rent > 0),
  CONSTRAINT house_prices_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE
);
CREATE INDEX house_prices_due ON house_prices (starts_on) WHERE applied_at IS NULL;

CREATE TABLE houses (
  id text NOT NULL,
  name jsonb NOT NULL,
  summary jsonb NOT NULL,
  about jsonb NOT NULL,
  location text NOT NULL,
  type text NOT NULL,
  area jsonb NOT NULL,
  address jsonb NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  station jsonb NOT NULL,
  area_m2 integer NOT NULL,
  max_guests integer NOT NULL,
  beds integer NOT NULL,
  bathrooms integer NOT NULL,
  floor jsonb NOT NULL,
  parking jsonb NOT NULL,
  facilities jsonb NOT NULL,
  before_reservation jsonb NOT NULL,
  things_to_know jsonb NOT NULL,
  min_nights integer NOT NULL,
  monthly_rent integer NOT NULL,
  deposit integer NOT NULL,
  rank integer DEFAULT 0 NOT NULL,
  door_code text NOT NULL,
  wifi_name text NOT NULL,
  wifi_password text NOT NULL,
  way jsonb NOT NULL,
  published boolean DEFAULT true NOT NULL,
  review_points bigint DEFAULT 0 NOT NULL,
  review_count integer DEFAULT 0 NOT NULL,
  score numeric GENERATED ALWAYS AS (review_points::numeric / NULLIF(review_count, 0)::numeric) STORED,
  turnover_checklist jsonb,
  public_latitude double precision GENERATED ALWAYS AS (floor(latitude * 1000::double precision + 0.5::double precision) / 1000::double precision) STORED NOT NULL,
  public_longitude double precision GENERATED ALWAYS AS (floor(longitude * 1000::double precision + 0.5::double precision) / 1000::double precision) STORED NOT NULL,
  trash jsonb DEFAULT '{"en": "", "ko": ""}'::jsonb NOT NULL,
  archived_at timestamptz,
  request_id uuid,
  CONSTRAINT houses_pkey PRIMARY KEY (id),
  CONSTRAINT houses_archived_check CHECK (archived_at IS NULL OR NOT published),
  CONSTRAINT houses_area_m2_check CHECK (area_m2 > 0 OR area_m2 = 0 AND NOT published),
  CONSTRAINT houses_bathrooms_check CHECK (bathrooms >= 0),
  CONSTRAINT houses_beds_check CHECK (beds > 0),
  CONSTRAINT houses_deposit_check CHECK (deposit >= 0),
  CONSTRAINT houses_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CONSTRAINT houses_location_check CHECK (location IN ('hongdae', 'sinchon', 'itaewon', 'hanyang', 'korea', 'hufs', 'seoul-national', 'seoul-station')),
  CONSTRAINT houses_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CONSTRAINT houses_max_guests_check CHECK (max_guests > 0),
  CONSTRAINT houses_min_nights_check CHECK (min_nights >= 1 AND min_nights <= 365),
  CONSTRAINT houses_monthly_rent_check CHECK (monthly_rent > 0 OR monthly_rent = 0 AND NOT published),
  CONSTRAINT houses_name_check CHECK (name ? 'ko' AND name ? 'en'),
  CONSTRAINT houses_review_count_check CHECK (review_count >= 0),
  CONSTRAINT houses_review_points_check CHECK (review_points >= 0),
  CONSTRAINT houses_type_check CHECK (type IN ('studio', 'private-room', 'twin-room', 'loft', 'hanok'))
);
CREATE INDEX houses_listed ON houses (location, monthly_rent) INCLUDE (id, type, max_guests, min_nights, rank, score, review_count) WHERE published;
CREATE INDEX houses_placed ON houses (public_latitude, public_longitude) INCLUDE (id, location, type, max_guests, monthly_rent, facilities, rank, score, review_count) WHERE published;
CREATE INDEX houses_rating ON houses (score DESC NULLS LAST, review_count DESC, id) INCLUDE (location, type, max_guests, monthly_rent, facilities, public_latitude, public_longitude) WHERE published;
CREATE INDEX houses_recommended ON houses (rank DESC, score DESC NULLS LAST, id) INCLUDE (location, type, max_guests, monthly_rent, facilities, public_latitude, public_longitude) WHERE published;
CREATE INDEX houses_rent ON houses (monthly_rent, id) INCLUDE (location, type, max_guests, facilities, public_latitude, public_longitude) WHERE published;
CREATE UNIQUE INDEX houses_request ON houses (request_id);
CREATE TRIGGER houses_added AFTER INSERT ON houses REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION houses_move_vacancies();
CREATE TRIGGER houses_changed AFTER UPDATE ON houses REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION houses_move_vacancies();

CREATE TABLE instalments (
  id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  seq integer NOT NULL,
  due_on date NOT NULL,
  period_from date NOT NULL,
  period_to date NOT NULL,
  deposit integer NOT NULL,
  bedding integer NOT NULL,
  rent integer NOT NULL,
  amount integer NOT NULL,
  amount_usd_cents integer,
  grace_until date,
  number integer NOT NULL,
  dropped_at timestamptz,
  kept_at timestamptz,
  CONSTRAINT instalments_pkey PRIMARY KEY (id),
  CONSTRAINT instalments_reservation_id_number_key UNIQUE (reservation_id, number),
  CONSTRAINT instalments_reservation_id_seq_key UNIQUE (reservation_id, seq),
  CONSTRAINT instalments_amount_usd_cents_check CHECK (amount_usd_cents >= 0),
  CONSTRAINT instalments_bedding_check CHECK (bedding >= 0),
  CONSTRAINT instalments_check CHECK (amount = (deposit + bedding + rent)),
  CONSTRAINT instalments_check1 CHECK (period_from < period_to),
  CONSTRAINT instalments_deposit_check CHECK (deposit >= 0),
  CONSTRAINT instalments_rent_check CHECK (rent >= 0),
  CONSTRAINT instalments_seq_check CHECK (seq >= 1),
  CONSTRAINT instalments_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);

CREATE TABLE known_devices (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  secret_hash text NOT NULL,
  known_since timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (id),
  CONSTRAINT known_devices_account UNIQUE (account_id, secret_hash),
  CONSTRAINT known_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_secret ON known_devices (secret_hash);
CREATE INDEX known_devices_unseen ON known_devices (last_seen_at);

CREATE TABLE manual_rates (
  id uuid NOT NULL,
  krw_per_usd numeric(13,4) NOT NULL,
  reason text NOT NULL,
  set_at timestamptz NOT NULL,
  set_by uuid,
  ends_on date,
  ended_at timestamptz,
  CONSTRAINT manual_rates_pkey PRIMARY KEY (id),
  CONSTRAINT manual_rates_check CHECK (ended_at >= set_at),
  CONSTRAINT manual_rates_krw_per_usd_check CHECK (krw_per_usd > 0::numeric),
  CONSTRAINT manual_rates_reason_check CHECK (reason <> ''),
  CONSTRAINT manual_rates_set_by_fkey FOREIGN KEY (set_by) REFERENCES accounts(id) ON DELETE SET NULL
);
CREATE INDEX manual_rates_by ON manual_rates (set_by);
CREATE INDEX manual_rates_newest ON manual_rates (set_at DESC);
CREATE UNIQUE INDEX manual_rates_open ON manual_rates ((true)) WHERE ended_at IS NULL;

CREATE TABLE neighbourhoods (
  location text NOT NULL,
  published boolean DEFAULT false NOT NULL,
  texts jsonb DEFAULT '{}'::jsonb NOT NULL,
  changed_at timestamptz,
  CONSTRAINT neighbourhoods_pkey PRIMARY KEY (location),
  CONSTRAINT neighbourhoods_texts_check CHECK (jsonb_typeof(texts) = 'object')
);

CREATE TABLE noise_complaints (
  id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  heard_on date NOT NULL,
  source text NOT NULL,
  text text NOT NULL,
  recorded_at timestamptz NOT NULL,
  actor_account_id uuid,
  actor_name text NOT NULL,
  withdrawn_at timestamptz,
  withdrawn_by text,
  withdrawn_reason text,
  CONSTRAINT noise_complaints_pkey PRIMARY KEY (id),
  CONSTRAINT noise_complaints_withdrawn CHECK (num_nonnulls(withdrawn_at, withdrawn_by, withdrawn_reason) IN (0, 3)),
  CONSTRAINT noise_complaints_actor_account_id_fkey FOREIGN KEY (actor_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT noise_complaints_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);
CREATE INDEX noise_complaints_reservation ON noise_complaints (reservation_id, heard_on);

CREATE TABLE occupants (
  reservation_id uuid NOT NULL,
  position integer NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone_country text NOT NULL,
  phone text NOT NULL,
  search_name text GENERATED ALWAYS AS (fold_text(((((((first_name || ' ') || last_name) || ' ') || first_name) || chr(10)) || last_name) || first_name)) STORED,
  language text,
  is_own_language boolean DEFAULT false NOT NULL,
  CONSTRAINT occupants_pkey PRIMARY KEY (reservation_id, "position"),
  CONSTRAINT occupants_language_check CHECK (language IN ('ko', 'en')),
  CONSTRAINT occupants_position_check CHECK ("position" >= 1),
  CONSTRAINT occupants_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);

CREATE TABLE outbox (
  id uuid NOT NULL,
  key text NOT NULL,
  channel text NOT NULL,
  recipient text NOT NULL,
  language text NOT NULL,
  subject text,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  sent_at timestamptz,
  last_error text,
  account_id uuid,
  failed_at timestamptz,
  warned_at timestamptz,
  topic text,
  kind text,
  reservation_id uuid,
  settled_at timestamptz,
  content text,
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_key_key UNIQUE (key),
  CONSTRAINT outbox_channel_check CHECK (channel IN ('email', 'sms', 'push')),
  CONSTRAINT outbox_check CHECK (channel = 'sms' OR subject IS NOT NULL),
  CONSTRAINT outbox_end CHECK (sent_at IS NULL OR failed_at IS NULL),
  CONSTRAINT outbox_language_check CHECK (language IN ('ko', 'en')),
  CONSTRAINT outbox_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT outbox_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE SET NULL
);
CREATE INDEX outbox_account ON outbox (account_id);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_open ON outbox (created_at) WHERE sent_at IS NULL;
CREATE INDEX outbox_reservation ON outbox (reservation_id, created_at);
CREATE INDEX outbox_topic ON outbox (topic, created_at) WHERE topic IS NOT NULL;

CREATE TABLE payment_links (
  id uuid NOT NULL,
  instalment_id uuid NOT NULL,
  token_hash text NOT NULL,
  language text NOT NULL,
  mailed_to text,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  recalled_at timestamptz,
  CONSTRAINT payment_links_pkey PRIMARY KEY (id),
  CONSTRAINT payment_links_token_hash_key UNIQUE (token_hash),
  CONSTRAINT payment_links_check CHECK (expires_at > made_at),
  CONSTRAINT payment_links_language_check CHECK (language IN ('ko', 'en')),
  CONSTRAINT payment_links_instalment_id_fkey FOREIGN KEY (instalment_id) REFERENCES instalments(id) ON DELETE CASCADE
);
CREATE INDEX payment_links_instalment ON payment_links (instalment_id);

CREATE TABLE payments (
  id uuid NOT NULL,
  instalment_id uuid NOT NULL,
  provider text NOT NULL,
  order_id text NOT NULL,
  payment_key text,
  amount integer NOT NULL,
  amount_usd_cents integer,
  status text NOT NULL,
  method text,
  failure text,
  started_at timestamptz NOT NULL,
  paid_at timestamptz,
  next_read_at timestamptz,
  doubt text,
  doubted_at timestamptz,
  card_last4 text,
  is_dropped boolean DEFAULT false NOT NULL,
  link_id uuid,
  payer_email text,
  payer_language text,
  automatic_payment_id uuid,
  virtual_account jsonb,
  account_ended_at timestamptz,
  account_until timestamptz,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_order_id_key UNIQUE (order_id),
  CONSTRAINT payments_provider_payment_key_key UNIQUE (provider, payment_key),
  CONSTRAINT payments_amount_check CHECK (amount >= 0),
  CONSTRAINT payments_amount_usd_cents_check CHECK (amount_usd_cents >= 0),
  CONSTRAINT payments_card_last4_check CHECK (length(card_last4) = 4),
  CONSTRAINT payments_check CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
  CONSTRAINT payments_check1 CHECK ((payer_email IS NULL) = (payer_language IS NULL)),
  CONSTRAINT payments_doubt_check CHECK (doubt IN ('amount_differs', 'no_answer')),
  CONSTRAINT payments_doubt_open CHECK (doubt IS NULL OR status <> 'paid'),
  CONSTRAINT payments_doubt_when CHECK ((doubt IS NULL) = (doubted_at IS NULL)),
  CONSTRAINT payments_payer_language_check CHECK (payer_language IN ('ko', 'en')),
  CONSTRAINT payments_provider_check CHECK (provider IN ('sandbox', 'toss', 'stripe', 'bank')),
  CONSTRAINT payments_status_check CHECK (status IN ('started', 'confirming', 'paid', 'failed')),
  CONSTRAINT payments_automatic_payment_id_fkey FOREIGN KEY (automatic_payment_id) REFERENCES automatic_payments(id) ON DELETE SET NULL,
  CONSTRAINT payments_instalment_id_fkey FOREIGN KEY (instalment_id) REFERENCES instalments(id),
  CONSTRAINT payments_link_id_fkey FOREIGN KEY (link_id) REFERENCES payment_links(id) ON DELETE SET NULL
);
CREATE INDEX payments_automatic ON payments (automatic_payment_id) WHERE automatic_payment_id IS NOT NULL;
CREATE INDEX payments_doubt ON payments (doubted_at) WHERE doubt IS NOT NULL;
CREATE INDEX payments_instalment ON payments (instalment_id);
CREATE INDEX payments_link ON payments (link_id) WHERE link_id IS NOT NULL;
CREATE INDEX payments_payer ON payments (started_at) WHERE payer_email IS NOT NULL;
CREATE INDEX payments_unsettled ON payments (next_read_at) WHERE status <> 'paid' AND next_read_at IS NOT NULL;
CREATE INDEX payments_virtual_account ON payments (id) WHERE virtual_account IS NOT NULL;

CREATE TABLE photos (
  id text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  widths jsonb NOT NULL,
  alt jsonb NOT NULL,
  dominant text NOT NULL,
  blur text NOT NULL,
  focus jsonb,
  file_id uuid,
  CONSTRAINT photos_pkey PRIMARY KEY (id),
  CONSTRAINT photos_file_id_key UNIQUE (file_id),
  CONSTRAINT photos_alt_check CHECK (alt ? 'ko' AND alt ? 'en'),
  CONSTRAINT photos_height_check CHECK (height > 0),
  CONSTRAINT photos_width_check CHECK (width > 0),
  CONSTRAINT photos_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id)
);

CREATE TABLE push_choices (
  account_id uuid NOT NULL,
  muted jsonb NOT NULL,
  CONSTRAINT push_choices_pkey PRIMARY KEY (account_id),
  CONSTRAINT push_choices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);

CREATE TABLE push_subscriptions (
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_device_id_fkey FOREIGN KEY (device_id) REFERENCES devices(id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_device ON push_subscriptions (device_id);

CREATE TABLE refresh_tokens (
  id uuid NOT NULL,
  family uuid NOT NULL,
  account_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz,
  user_agent text NOT NULL,
  ip text NOT NULL,
  predecessor_id uuid,
  CONSTRAINT refresh_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT refresh_tokens_predecessor UNIQUE (predecessor_id),
  CONSTRAINT refresh_tokens_token_hash_key UNIQUE (token_hash),
  CONSTRAINT refresh_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT refresh_tokens_device FOREIGN KEY (family) REFERENCES devices(id) ON DELETE CASCADE,
  CONSTRAINT refresh_tokens_predecessor_id_fkey FOREIGN KEY (predecessor_id) REFERENCES refresh_tokens(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_account ON refresh_tokens (account_id);
CREATE INDEX refresh_tokens_family ON refresh_tokens (family);

CREATE TABLE refund_accounts (
  reservation_id uuid NOT NULL,
  scope text NOT NULL,
  account text NOT NULL,
  number_end text NOT NULL,
  set_at timestamptz NOT NULL,
  CONSTRAINT refund_accounts_pkey PRIMARY KEY (reservation_id),
  CONSTRAINT refund_accounts_number_end_check CHECK (length(number_end) >= 2 AND length(number_end) <= 4),
  CONSTRAINT refund_accounts_scope_check CHECK (scope IN ('domestic', 'abroad')),
  CONSTRAINT refund_accounts_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);

CREATE TABLE refunds (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount integer NOT NULL,
  amount_usd_cents integer,
  reason text NOT NULL,
  status text NOT NULL,
  recorded_at timestamptz NOT NULL,
  done_at timestamptz,
  provider_ref text,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamptz,
  last_error text,
  warned_at timestamptz,
  tried_at timestamptz,
  by_hand_at timestamptz,
  account_asked_at timestamptz,
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_amount_check CHECK (amount > 0),
  CONSTRAINT refunds_amount_usd_cents_check CHECK (amount_usd_cents > 0),
  CONSTRAINT refunds_attempts_check CHECK (attempts >= 0),
  CONSTRAINT refunds_check CHECK ((status = 'done') = (done_at IS NOT NULL)),
  CONSTRAINT refunds_reason_check CHECK (reason IN ('member', 'admin', 'hold_expired', 'contract_declined', 'natural_disaster', 'eviction', 'early_checkout', 'deposit', 'dates_lost', 'paid_twice', 'stay_closed', 'stay_changed')),
  CONSTRAINT refunds_status_check CHECK (status IN ('recorded', 'done')),
  CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX refunds_open ON refunds (recorded_at) WHERE status = 'recorded';
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE OF amount, amount_usd_cents, payment_id ON refunds FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();

CREATE TABLE reservation_changes (
  id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  terms jsonb NOT NULL,
  occupants jsonb,
  instalment_id uuid,
  to_pay integer NOT NULL,
  to_pay_usd_cents integer,
  to_return integer NOT NULL,
  to_return_usd_cents integer,
  signed_at timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  outcome text,
  CONSTRAINT reservation_changes_pkey PRIMARY KEY (id),
  CONSTRAINT reservation_changes_check CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT reservation_changes_check1 CHECK (ended_at IS NULL OR occupants IS NULL),
  CONSTRAINT reservation_changes_outcome_check CHECK (outcome IN ('completed', 'lapsed', 'withdrawn', 'declined')),
  CONSTRAINT reservation_changes_to_pay_check CHECK (to_pay >= 0),
  CONSTRAINT reservation_changes_to_pay_usd_cents_check CHECK (to_pay_usd_cents >= 0),
  CONSTRAINT reservation_changes_to_return_check CHECK (to_return >= 0),
  CONSTRAINT reservation_changes_to_return_usd_cents_check CHECK (to_return_usd_cents >= 0),
  CONSTRAINT reservation_changes_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id)
);
CREATE INDEX reservation_changes_due ON reservation_changes (due_at) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX reservation_changes_open ON reservation_changes (reservation_id) WHERE ended_at IS NULL;

CREATE TABLE reservation_events (
  id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  seq integer NOT NULL,
  transition text NOT NULL,
  actor_kind text NOT NULL,
  actor_account_id uuid,
  actor_name text,
  at timestamptz NOT NULL,
  before jsonb,
  after jsonb NOT NULL,
  reason text,
  note text,
  CONSTRAINT reservation_events_pkey PRIMARY KEY (id),
  CONSTRAINT reservation_events_reservation_id_seq_key UNIQUE (reservation_id, seq),
  CONSTRAINT reservation_events_actor_kind_check CHECK (actor_kind IN ('member', 'administrator', 'system', 'provider')),
  CONSTRAINT reservation_events_check CHECK ((transition = 'request') = (before IS NULL)),
  CONSTRAINT reservation_events_reason_check CHECK (reason IN ('member', 'admin', 'hold_expired', 'contract_declined', 'natural_disaster', 'eviction', 'early_checkout')),
  CONSTRAINT reservation_events_seq_check CHECK (seq >= 1),
  CONSTRAINT reservation_events_transition_check CHECK (transition IN ('request', 'change', 'extend', 'extend_hold', 'sign', 'pay', 'confirm', 'expire', 'retake', 'cancel', 'cancel_by_administrator', 'cancel_for_disaster', 'decline', 'check_out_early', 'evict', 'correct_occupant', 'move', 'move_confirmed', 'park', 'put_back', 'give_way', 'ask_change', 'complete_change', 'lapse_change', 'withdraw_change', 'decline_change', 'choose_payment_method')),
  CONSTRAINT reservation_events_actor_account_id_fkey FOREIGN KEY (actor_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT reservation_events_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);
CREATE INDEX reservation_events_actor ON reservation_events (actor_account_id) WHERE actor_account_id IS NOT NULL;

CREATE TABLE reservations (
  id uuid NOT NULL,
  code text NOT NULL,
  account_id uuid,
  house_id text NOT NULL,
  status text NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  ended_on date,
  guests integer NOT NULL,
  bedding_sets integer NOT NULL,
  coupon_code text,
  house_price integer NOT NULL,
  coupon_discount integer NOT NULL,
  bedding_price integer NOT NULL,
  deposit integer NOT NULL,
  total integer NOT NULL,
  is_international boolean NOT NULL,
  payment_method text NOT NULL,
  krw_per_usd numeric(13,4) NOT NULL,
  rate_source text NOT NULL,
  rate_at timestamptz NOT NULL,
  total_usd_cents integer,
  policy jsonb NOT NULL,
  terms_version text NOT NULL,
  cancellation_version text NOT NULL,
  requested_at timestamptz NOT NULL,
  hold_expires_at timestamptz NOT NULL,
  signed_at timestamptz,
  first_paid_at timestamptz,
  confirmed_at timestamptz,
  closed_at timestamptz,
  closed_reason text,
  extends_id uuid,
  parked_at timestamptz,
  gave_way_at timestamptz,
  change_check_in date,
  change_check_out date,
  changed_at timestamptz,
  hold_kept_at timestamptz,
  CONSTRAINT reservations_pkey PRIMARY KEY (id),
  CONSTRAINT reservations_code_key UNIQUE (code),
  CONSTRAINT reservations_bedding_price_check CHECK (bedding_price >= 0),
  CONSTRAINT reservations_bedding_sets_check CHECK (bedding_sets >= 0),
  CONSTRAINT reservations_check CHECK (coupon_discount >= 0 AND coupon_discount <= house_price),
  CONSTRAINT reservations_check1 CHECK (check_in < check_out),
  CONSTRAINT reservations_check10 CHECK ((change_check_in IS NULL) = (change_check_out IS NULL)),
  CONSTRAINT reservations_check11 CHECK (change_check_in < change_check_out),
  CONSTRAINT reservations_check12 CHECK (change_check_in IS NULL OR status = 'confirmed'),
  CONSTRAINT reservations_check2 CHECK ((check_out - check_in) <= 365),
  CONSTRAINT reservations_check3 CHECK (ended_on IS NULL OR ended_on >= check_in AND ended_on <= check_out),
  CONSTRAINT reservations_check4 CHECK (total = (house_price - coupon_discount + bedding_price + deposit)),
  CONSTRAINT reservations_check5 CHECK (is_international = (total_usd_cents IS NOT NULL)),
  CONSTRAINT reservations_check6 CHECK (status <> 'confirmed' OR confirmed_at IS NOT NULL AND signed_at IS NOT NULL AND first_paid_at IS NOT NULL),
  CONSTRAINT reservations_check7 CHECK ((status IN ('cancelled', 'expired', 'checked_out_early')) = (closed_at IS NOT NULL)),
  CONSTRAINT reservations_check8 CHECK (extends_id <> id),
  CONSTRAINT reservations_check9 CHECK (gave_way_at IS NULL OR parked_at IS NOT NULL),
  CONSTRAINT reservations_closed_reason_check CHECK (closed_reason IN ('member', 'admin', 'hold_expired', 'contract_declined', 'natural_disaster', 'eviction', 'early_checkout')),
  CONSTRAINT reservations_closed_why CHECK ((closed_at IS NULL) = (closed_reason IS NULL)),
  CONSTRAINT reservations_deposit_check CHECK (deposit >= 0),
  CONSTRAINT reservations_guests_check CHECK (guests > 0),
  CONSTRAINT reservations_house_price_check CHECK (house_price > 0),
  CONSTRAINT reservations_krw_per_usd_check CHECK (krw_per_usd > 0::numeric),
  CONSTRAINT reservations_payment_method_check CHECK (payment_method IN ('card', 'transfer', 'virtual-account', 'international-card')),
  CONSTRAINT reservations_status_check CHECK (status IN ('requested', 'confirmed', 'cancelled', 'expired', 'checked_out_early')),
  CONSTRAINT reservations_total_usd_cents_check CHECK (total_usd_cents >= 0),
  CONSTRAINT reservations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT reservations_coupon_code_fkey FOREIGN KEY (coupon_code) REFERENCES coupons(code),
  CONSTRAINT reservations_extends_id_fkey FOREIGN KEY (extends_id) REFERENCES reservations(id),
  CONSTRAINT reservations_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id)
);
CREATE INDEX reservations_account ON reservations (account_id, check_in);
CREATE INDEX reservations_changing ON reservations (house_id) WHERE change_check_in IS NOT NULL;
CREATE INDEX reservations_check_in ON reservations (check_in DESC, id);
CREATE INDEX reservations_coupon ON reservations (coupon_code) WHERE coupon_code IS NOT NULL;
CREATE INDEX reservations_extends ON reservations (extends_id) WHERE extends_id IS NOT NULL;
CREATE INDEX reservations_hold ON reservations (hold_expires_at) WHERE status = 'requested';
CREATE INDEX reservations_house ON reservations (house_id, check_in);
CREATE INDEX reservations_parked ON reservations (check_in) WHERE parked_at IS NOT NULL;
CREATE INDEX reservations_stays ON reservations USING gist (daterange(check_in, COALESCE(ended_on, check_out), '[)')) WHERE status IN ('requested', 'confirmed', 'checked_out_early');
CREATE TRIGGER reservations_added AFTER INSERT ON reservations REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION reservations_move_vacancies();
CREATE TRIGGER reservations_changed AFTER UPDATE ON reservations REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION reservations_move_vacancies();
CREATE TRIGGER reservations_emptied AFTER TRUNCATE ON reservations FOR EACH STATEMENT EXECUTE FUNCTION reservations_move_vacancies();
CREATE TRIGGER reservations_removed AFTER DELETE ON reservations REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION reservations_move_vacancies();
CREATE TRIGGER reservations_retaking AFTER UPDATE ON reservations FOR EACH ROW WHEN (old.house_id IS DISTINCT FROM new.house_id OR old.status IS DISTINCT FROM new.status OR old.check_in IS DISTINCT FROM new.check_in OR old.check_out IS DISTINCT FROM new.check_out OR old.ended_on IS DISTINCT FROM new.ended_on OR old.gave_way_at IS DISTINCT FROM new.gave_way_at OR old.change_check_in IS DISTINCT FROM new.change_check_in OR old.change_check_out IS DISTINCT FROM new.change_check_out) EXECUTE FUNCTION reservations_take_nights();
CREATE TRIGGER reservations_taking AFTER INSERT ON reservations FOR EACH ROW EXECUTE FUNCTION reservations_take_nights();

CREATE TABLE reset_requests (
  id uuid NOT NULL,
  email text NOT NULL,
  requested_at timestamptz NOT NULL,
  CONSTRAINT reset_requests_pkey PRIMARY KEY (id),
  CONSTRAINT reset_requests_email_check CHECK (email = lower(email))
);
CREATE INDEX reset_requests_due ON reset_requests (requested_at);

CREATE TABLE residence_certificates (
  id uuid NOT NULL,
  code text NOT NULL,
  reservation_id uuid NOT NULL,
  contract_id uuid,
  house_id text NOT NULL,
  position integer NOT NULL,
  name text,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  issued_at timestamptz NOT NULL,
  sha256 text NOT NULL,
  file text,
  passport_number text,
  consented_at timestamptz,
  consent_version text,
  CONSTRAINT residence_certificates_pkey PRIMARY KEY (id),
  CONSTRAINT residence_certificates_code_key UNIQUE (code),
  CONSTRAINT residence_certificates_sha256_key UNIQUE (sha256),
  CONSTRAINT residence_certificates_check CHECK (ends_on > starts_on),
  CONSTRAINT residence_certificates_check1 CHECK (passport_number IS NULL OR consented_at IS NOT NULL AND consent_version IS NOT NULL),
  CONSTRAINT residence_certificates_position_check CHECK ("position" >= 1),
  CONSTRAINT residence_certificates_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  CONSTRAINT residence_certificates_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE SET NULL,
  CONSTRAINT residence_certificates_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id),
  CONSTRAINT residence_certificates_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);
CREATE INDEX residence_certificates_reservation ON residence_certificates (reservation_id);
CREATE INDEX residence_certificates_stored ON residence_certificates (ends_on) WHERE file IS NOT NULL;

CREATE TABLE reviews (
  id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  house_id text NOT NULL,
  author text NOT NULL,
  facilities integer NOT NULL,
  communication integer NOT NULL,
  community integer NOT NULL,
  location integer NOT NULL,
  comment text NOT NULL,
  private_comment text NOT NULL,
  published boolean DEFAULT true NOT NULL,
  created_at timestamptz NOT NULL,
  original_comment text,
  answer jsonb,
  answered_at timestamptz,
  deleted_at timestamptz,
  country text,
  university text,
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_reservation_id_key UNIQUE (reservation_id),
  CONSTRAINT reviews_answer_check CHECK (answer ? 'ko'),
  CONSTRAINT reviews_check CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT reviews_check1 CHECK (deleted_at IS NULL OR NOT published AND comment = '' AND private_comment = '' AND original_comment IS NULL AND answer IS NULL),
  CONSTRAINT reviews_communication_check CHECK (communication >= 1 AND communication <= 5),
  CONSTRAINT reviews_community_check CHECK (community >= 1 AND community <= 5),
  CONSTRAINT reviews_country_check CHECK (country ~ '^[A-Z]{2}$'),
  CONSTRAINT reviews_facilities_check CHECK (facilities >= 1 AND facilities <= 5),
  CONSTRAINT reviews_location_check CHECK (location >= 1 AND location <= 5),
  CONSTRAINT reviews_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id),
  CONSTRAINT reviews_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id)
);
CREATE INDEX reviews_house ON reviews (house_id, created_at DESC) WHERE published;
CREATE INDEX reviews_listed ON reviews (created_at DESC, id) WHERE deleted_at IS NULL;
CREATE TRIGGER reviews_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION reviews_move_ratings();
CREATE TRIGGER reviews_changed AFTER UPDATE ON reviews REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION reviews_move_ratings();
CREATE TRIGGER reviews_emptied AFTER TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION reviews_move_ratings();
CREATE TRIGGER reviews_removed AFTER DELETE ON reviews REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION reviews_move_ratings();

CREATE TABLE sandbox_methods (
  setup_id text NOT NULL,
  customer_key text NOT NULL,
  method_key text NOT NULL,
  return_url text NOT NULL,
  language text NOT NULL,
  title jsonb NOT NULL,
  status text NOT NULL,
  declines boolean DEFAULT false NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT sandbox_methods_pkey PRIMARY KEY (setup_id),
  CONSTRAINT sandbox_methods_method_key_key UNIQUE (method_key),
  CONSTRAINT sandbox_methods_language_check CHECK (language IN ('ko', 'en')),
  CONSTRAINT sandbox_methods_status_check CHECK (status IN ('open', 'agreed', 'stored', 'abandoned', 'deleted'))
);

CREATE TABLE sandbox_notices (
  id uuid NOT NULL,
  order_id text NOT NULL,
  due_at timestamptz NOT NULL,
  copies integer NOT NULL,
  CONSTRAINT sandbox_notices_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_notices_copies_check CHECK (copies > 0),
  CONSTRAINT sandbox_notices_order_id_fkey FOREIGN KEY (order_id) REFERENCES sandbox_orders(order_id)
);
CREATE INDEX sandbox_notices_due ON sandbox_notices (due_at);

CREATE TABLE sandbox_orders (
  order_id text NOT NULL,
  payment_key text NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  title jsonb NOT NULL,
  return_url text NOT NULL,
  language text NOT NULL,
  method text NOT NULL,
  status text NOT NULL,
  refunded integer DEFAULT 0 NOT NULL,
  created_at timestamptz NOT NULL,
  notices integer DEFAULT 0 NOT NULL,
  pay_until timestamptz,
  CONSTRAINT sandbox_orders_pkey PRIMARY KEY (order_id),
  CONSTRAINT sandbox_orders_payment_key_key UNIQUE (payment_key),
  CONSTRAINT sandbox_orders_amount_check CHECK (amount >= 0),
  CONSTRAINT sandbox_orders_check CHECK (refunded >= 0 AND refunded <= amount),
  CONSTRAINT sandbox_orders_currency_check CHECK (currency IN ('KRW', 'USD')),
  CONSTRAINT sandbox_orders_language_check CHECK (language IN ('ko', 'en')),
  CONSTRAINT sandbox_orders_notices_check CHECK (notices >= 0),
  CONSTRAINT sandbox_orders_status_check CHECK (status IN ('open', 'authorized', 'waiting', 'declined', 'abandoned', 'paid'))
);

CREATE TABLE sandbox_refunds (
  idempotency_key text NOT NULL,
  order_id text NOT NULL,
  amount integer NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT sandbox_refunds_pkey PRIMARY KEY (idempotency_key),
  CONSTRAINT sandbox_refunds_amount_check CHECK (amount > 0),
  CONSTRAINT sandbox_refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES sandbox_orders(order_id)
);

CREATE TABLE saved_views (
  id uuid NOT NULL,
  owner_account_id uuid NOT NULL,
  name text NOT NULL,
  shared boolean NOT NULL,
  query jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  CONSTRAINT saved_views_owner_account_id_fkey FOREIGN KEY (owner_account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX saved_views_owner ON saved_views (owner_account_id);

CREATE TABLE share_pictures (
  subject text NOT NULL,
  content_hash text NOT NULL,
  drawn_at timestamptz NOT NULL,
  CONSTRAINT share_pictures_pkey PRIMARY KEY (subject)
);

CREATE VIEW shown_house_photos AS
 SELECT hp.house_id,
    hp."position",
    hp.room,
    hp.room IS DISTINCT FROM 'floor-plan'::text AS on_card,
    p.id,
    p.width,
    p.height,
    p.widths,
    p.alt,
    p.dominant,
    p.blur,
    p.focus,
    p.file_id
   FROM house_photos hp
     JOIN photos p ON p.id = hp.photo_id
  WHERE (p.alt ->> 'ko'::text) <> ''::text AND (p.alt ->> 'en'::text) <> ''::text;

CREATE TABLE signing_keys (
  id uuid NOT NULL,
  certificate text NOT NULL,
  private_key bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT signing_keys_pkey PRIMARY KEY (id)
);

CREATE TABLE staff_notes (
  id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  actor_account_id uuid,
  actor_name text NOT NULL,
  CONSTRAINT staff_notes_pkey PRIMARY KEY (id),
  CONSTRAINT staff_notes_actor_account_id_fkey FOREIGN KEY (actor_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT staff_notes_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);
CREATE INDEX staff_notes_reservation ON staff_notes (reservation_id, written_at);

CREATE TABLE staff_profiles (
  id uuid NOT NULL,
  name jsonb NOT NULL,
  role jsonb NOT NULL,
  languages jsonb NOT NULL,
  reply_minutes integer NOT NULL,
  photo_id text,
  position integer NOT NULL,
  published boolean DEFAULT false NOT NULL,
  CONSTRAINT staff_profiles_pkey PRIMARY KEY (id),
  CONSTRAINT staff_profiles_languages_check CHECK (jsonb_typeof(languages) = 'array'),
  CONSTRAINT staff_profiles_name_check CHECK (name ? 'ko'),
  CONSTRAINT staff_profiles_position_check CHECK ("position" > 0),
  CONSTRAINT staff_profiles_reply_minutes_check CHECK (reply_minutes > 0),
  CONSTRAINT staff_profiles_role_check CHECK (role ? 'ko'),
  CONSTRAINT staff_profiles_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES photos(id)
);

CREATE TABLE stay_door_codes (
  reservation_id uuid NOT NULL,
  house_id text NOT NULL,
  code text NOT NULL,
  set_at timestamptz NOT NULL,
  CONSTRAINT stay_door_codes_pkey PRIMARY KEY (reservation_id),
  CONSTRAINT stay_door_codes_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE,
  CONSTRAINT stay_door_codes_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);
CREATE INDEX stay_door_codes_house ON stay_door_codes (house_id);

CREATE TABLE taken_nights (
  house_id text NOT NULL,
  nights datemultirange NOT NULL,
  reservation_id uuid,
  blocked_dates_id uuid,
  foreign_booking_id uuid,
  CONSTRAINT taken_nights_blocked_dates_id_key UNIQUE (blocked_dates_id),
  CONSTRAINT taken_nights_foreign_booking_id_key UNIQUE (foreign_booking_id),
  CONSTRAINT taken_nights_reservation_id_key UNIQUE (reservation_id),
  CONSTRAINT taken_nights_check CHECK (num_nonnulls(reservation_id, blocked_dates_id, foreign_booking_id) = 1),
  CONSTRAINT taken_nights_nights_check CHECK (NOT isempty(nights)),
  CONSTRAINT reservations_no_overlap EXCLUDE USING gist (house_id WITH =, nights WITH &&),
  CONSTRAINT taken_nights_blocked_dates_id_fkey FOREIGN KEY (blocked_dates_id) REFERENCES blocked_dates(id) ON DELETE CASCADE,
  CONSTRAINT taken_nights_foreign_booking_id_fkey FOREIGN KEY (foreign_booking_id) REFERENCES foreign_bookings(id) ON DELETE CASCADE,
  CONSTRAINT taken_nights_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE,
  CONSTRAINT taken_nights_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);
CREATE TRIGGER taken_nights_added AFTER INSERT ON taken_nights REFERENCING NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION taken_nights_move_vacancies();
CREATE TRIGGER taken_nights_changed AFTER UPDATE ON taken_nights REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION taken_nights_move_vacancies();
CREATE TRIGGER taken_nights_moved AFTER UPDATE ON taken_nights FOR EACH ROW WHEN (old.foreign_booking_id IS NULL AND (old.house_id <> new.house_id OR NOT old.nights <@ new.nights)) EXECUTE FUNCTION taken_nights_were_released();
CREATE TRIGGER taken_nights_released AFTER DELETE ON taken_nights FOR EACH ROW WHEN (old.foreign_booking_id IS NULL) EXECUTE FUNCTION taken_nights_were_released();
CREATE TRIGGER taken_nights_removed AFTER DELETE ON taken_nights REFERENCING OLD TABLE AS rows_before FOR EACH STATEMENT EXECUTE FUNCTION taken_nights_move_vacancies();

CREATE TABLE ticket_replies (
  id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  author text NOT NULL,
  author_account_id uuid,
  author_name text,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  CONSTRAINT ticket_replies_pkey PRIMARY KEY (id),
  CONSTRAINT ticket_replies_author_check CHECK (author IN ('member', 'operator')),
  CONSTRAINT ticket_replies_author_account_id_fkey FOREIGN KEY (author_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT ticket_replies_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE
);
CREATE INDEX ticket_replies_ticket ON ticket_replies (ticket_id, written_at);

CREATE TABLE ticket_templates (
  id uuid NOT NULL,
  title text NOT NULL,
  kind text,
  text jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT ticket_templates_pkey PRIMARY KEY (id),
  CONSTRAINT ticket_templates_kind_check CHECK (kind IN ('damage', 'malfunction', 'noise', 'question'))
);

CREATE TABLE tickets (
  id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  kind text NOT NULL,
  state text DEFAULT 'received' NOT NULL,
  text text NOT NULL,
  opened_at timestamptz NOT NULL,
  due_at timestamptz,
  visit_on date,
  visit_from text,
  visit_until text,
  assignee_account_id uuid,
  done_at timestamptz,
  member_read_at timestamptz,
  staff_read_at timestamptz,
  told_at timestamptz,
  house_id text NOT NULL,
  CONSTRAINT tickets_pkey PRIMARY KEY (id),
  CONSTRAINT tickets_check CHECK ((done_at IS NOT NULL) = (state = 'done')),
  CONSTRAINT tickets_check1 CHECK ((due_at IS NULL) = (state = 'done')),
  CONSTRAINT tickets_check2 CHECK ((visit_on IS NOT NULL) = (state = 'visit_planned')),
  CONSTRAINT tickets_check3 CHECK ((visit_on IS NULL) = (visit_from IS NULL) AND (visit_on IS NULL) = (visit_until IS NULL)),
  CONSTRAINT tickets_kind_check CHECK (kind IN ('damage', 'malfunction', 'noise', 'question')),
  CONSTRAINT tickets_state_check CHECK (state IN ('received', 'visit_planned', 'done')),
  CONSTRAINT tickets_visit_from_check CHECK (visit_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  CONSTRAINT tickets_visit_until_check CHECK (visit_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  CONSTRAINT tickets_assignee_account_id_fkey FOREIGN KEY (assignee_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT tickets_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id),
  CONSTRAINT tickets_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES reservations(id) ON DELETE CASCADE
);
CREATE INDEX tickets_due ON tickets (due_at) WHERE state <> 'done';
CREATE INDEX tickets_house ON tickets (house_id);
CREATE INDEX tickets_reservation ON tickets (reservation_id, opened_at DESC);

CREATE TABLE turnovers (
  id uuid NOT NULL,
  house_id text NOT NULL,
  arrival_id uuid NOT NULL,
  departure_id uuid,
  due_on date NOT NULL,
  state text DEFAULT 'todo' NOT NULL,
  problem text,
  note text DEFAULT '' NOT NULL,
  checklist jsonb NOT NULL,
  assignee_account_id uuid,
  planned_at timestamptz NOT NULL,
  ready_at timestamptz,
  ready_by text,
  cancelled_at timestamptz,
  CONSTRAINT turnovers_pkey PRIMARY KEY (id),
  CONSTRAINT turnovers_check CHECK ((problem IS NOT NULL) = (state = 'problem')),
  CONSTRAINT turnovers_check1 CHECK ((ready_at IS NOT NULL) = (state = 'ready')),
  CONSTRAINT turnovers_state_check CHECK (state IN ('todo', 'in_progress', 'problem', 'ready')),
  CONSTRAINT turnovers_arrival_id_fkey FOREIGN KEY (arrival_id) REFERENCES reservations(id) ON DELETE CASCADE,
  CONSTRAINT turnovers_assignee_account_id_fkey FOREIGN KEY (assignee_account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  CONSTRAINT turnovers_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES reservations(id) ON DELETE SET NULL,
  CONSTRAINT turnovers_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id)
);
CREATE UNIQUE INDEX turnovers_arrival ON turnovers (arrival_id) WHERE cancelled_at IS NULL;
CREATE INDEX turnovers_due ON turnovers (due_on, id) WHERE cancelled_at IS NULL;
CREATE INDEX turnovers_house ON turnovers (house_id) WHERE cancelled_at IS NULL;

CREATE TABLE vacancies (
  house_id text NOT NULL,
  opens_on date NOT NULL,
  closes_on date NOT NULL,
  location text NOT NULL,
  type text NOT NULL,
  max_guests integer NOT NULL,
  min_nights integer NOT NULL,
  monthly_rent integer NOT NULL,
  facilities jsonb NOT NULL,
  rank integer NOT NULL,
  score numeric,
  review_count integer NOT NULL,
  public_latitude double precision NOT NULL,
  public_longitude double precision NOT NULL,
  CONSTRAINT vacancies_pkey PRIMARY KEY (house_id, closes_on),
  CONSTRAINT vacancies_check CHECK (opens_on < closes_on),
  CONSTRAINT vacancies_house_id_fkey FOREIGN KEY (house_id) REFERENCES houses(id) ON DELETE CASCADE
);
CREATE INDEX vacancies_anywhere ON vacancies (closes_on, opens_on) INCLUDE (house_id, location, type, max_guests, min_nights, monthly_rent, facilities, rank, score, review_count, public_latitude, public_longitude);
CREATE INDEX vacancies_opening ON vacancies (opens_on, closes_on) INCLUDE (max_guests, min_nights, house_id, rank, monthly_rent, review_count, score);
CREATE INDEX vacancies_rating ON vacancies (score DESC NULLS LAST, review_count DESC, house_id) INCLUDE (opens_on, closes_on, location, type, max_guests, min_nights, monthly_rent, facilities, public_latitude, public_longitude);
CREATE INDEX vacancies_recommended ON vacancies (rank DESC, score DESC NULLS LAST, house_id) INCLUDE (opens_on, closes_on, location, type, max_guests, min_nights, monthly_rent, facilities, public_latitude, public_longitude);
CREATE INDEX vacancies_rent ON vacancies (monthly_rent, house_id) INCLUDE (opens_on, closes_on, location, type, max_guests, min_nights, facilities, public_latitude, public_longitude);
CREATE INDEX vacancies_there ON vacancies (location, closes_on, opens_on) INCLUDE (house_id, type, max_guests, min_nights, monthly_rent, facilities, rank, score, review_count);

CREATE FUNCTION blocked_dates_take_nights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  declare wanted datemultirange := datemultirange(daterange(new.starts_on, new.ends_on, '[)'));
  begin
    if tg_op = 'UPDATE' then
      update taken_nights set house_id = new.house_id, nights = wanted where blocked_dates_id = new.id;
    else
      insert into taken_nights (house_id, nights, blocked_dates_id) values (new.house_id, wanted, new.id);
    end if;
    return null;
  end
$$;

CREATE FUNCTION documents_are_immutable()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  begin raise exception 'documents are immutable'; end
$$;

CREATE FUNCTION documents_are_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  begin
    if old.kind = 'signed-contract' and old.created_at > now() - interval '5 years' then raise exception 'signed documents are kept 5 years'; end if;
    return old;
  end
$$;

CREATE FUNCTION fold_text(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $$
    select replace(replace(replace(replace(replace(replace(replace(replace(translate(
  lower(normalize(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g'), NFC)), 'ĐđÐðŁłØøıĦħ', 'ddddllooihh'), 'ẞ', 'ss'), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Þ', 'th'), 'þ', 'th')
$$;

CREATE FUNCTION houses_move_vacancies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  declare ids text[];
  begin
    if tg_op = 'INSERT' then
      select array_agg(id) into ids from rows_after where published;
    else
      select array_agg(a.id) into ids from rows_after a join rows_before b using (id)
      where (a.published, a.location, a.type, a.max_guests, a.min_nights, a.monthly_rent, a.facilities, a.rank, a.score, a.review_count, a.public_latitude, a.public_longitude) is distinct from (b.published, b.location, b.type, b.max_guests, b.min_nights, b.monthly_rent, b.facilities, b.rank, b.score, b.review_count, b.public_latitude, b.public_longitude);
    end if;
    if ids is not null then perform refresh_vacancies(ids); end if;
    return null;
  end
$$;

CREATE FUNCTION nights_of(r reservations)
 RETURNS datemultirange
 LANGUAGE sql
 IMMUTABLE
AS $$
  select case when r.status in ('requested', 'confirmed', 'checked_out_early') and r.gave_way_at is null
    then datemultirange(
      daterange(r.check_in, coalesce(r.ended_on, r.check_out), '[)'),
      daterange(coalesce(r.change_check_in, r.check_in), coalesce(r.change_check_out, r.check_in), '[)'))
    else '{}'::datemultirange end
$$;

CREATE FUNCTION refresh_vacancies(ids text[])
 RETURNS void
 LANGUAGE plpgsql
AS $$
  begin
    perform from houses where id = any(ids) order by id for no key update;
    with edges as (
      select id as house_id, '-infinity'::date as starts, '-infinity'::date as ends from houses where id = any(ids) and published
      union all
      select r.house_id, r.check_in, coalesce(r.ended_on, r.check_out) from reservations r join houses h on h.id = r.house_id
      where r.house_id = any(ids) and h.published and r.gave_way_at is null
        and r.status in ('confirmed', 'checked_out_early') and r.check_in < coalesce(r.ended_on, r.check_out)
      union all
      select t.house_id, lower(part), upper(part) from taken_nights t join houses h on h.id = t.house_id, unnest(t.nights) part
      where t.house_id = any(ids) and h.published and t.reservation_id is null
    ), gaps as (
      select house_id, ends as opens_on,
        lead(starts, 1, 'infinity'::date) over (partition by house_id order by starts) as closes_on
      from edges
    ), fresh as materialized (
      select g.house_id, g.opens_on, g.closes_on, h.location, h.type, h.max_guests, h.min_nights, h.monthly_rent, h.facilities, h.rank, h.score, h.review_count, h.public_latitude, h.public_longitude from gaps g join houses h on h.id = g.house_id
      where g.opens_on + h.min_nights <= g.closes_on
    ), gone as (
      delete from vacancies v where v.house_id = any(ids)
        and not exists (select from fresh f where f.house_id = v.house_id and f.closes_on = v.closes_on)
    )
    insert into vacancies as v (house_id, opens_on, closes_on, location, type, max_guests, min_nights, monthly_rent, facilities, rank, score, review_count, public_latitude, public_longitude) table fresh
    on conflict (house_id, closes_on) do update set (opens_on, location, type, max_guests, min_nights, monthly_rent, facilities, rank, score, review_count, public_latitude, public_longitude) = row(excluded.opens_on, excluded.location, excluded.type, excluded.max_guests, excluded.min_nights, excluded.monthly_rent, excluded.facilities, excluded.rank, excluded.score, excluded.review_count, excluded.public_latitude, excluded.public_longitude)
    where (v.opens_on, v.location, v.type, v.max_guests, v.min_nights, v.monthly_rent, v.facilities, v.rank, v.score, v.review_count, v.public_latitude, v.public_longitude) is distinct from (excluded.opens_on, excluded.location, excluded.type, excluded.max_guests, excluded.min_nights, excluded.monthly_rent, excluded.facilities, excluded.rank, excluded.score, excluded.review_count, excluded.public_latitude, excluded.public_longitude);
  end
$$;

CREATE FUNCTION refunds_within_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  declare
    paid record;
    gone record;
  begin
    select * into paid from payments where id = new.payment_id for no key update;
    if paid.status <> 'paid' then
      raise exception 'payment % was not made', new.payment_id using errcode = 'check_violation';
    end if;
    if (paid.amount_usd_cents is null) <> (new.amount_usd_cents is null) then
      raise exception 'a refund of payment % must be in its currency', new.payment_id using errcode = 'check_violation';
    end if;
    select coalesce(sum(amount), 0) as won, coalesce(sum(amount_usd_cents), 0) as cents into gone
      from refunds where payment_id = new.payment_id and id <> new.id;
    if gone.won + new.amount > paid.amount or gone.cents + coalesce(new.amount_usd_cents, 0) > coalesce(paid.amount_usd_cents, 0) then
      raise exception 'refunds of payment % exceed what was paid', new.payment_id using errcode = 'check_violation';
    end if;
    return new;
  end
$$;

CREATE FUNCTION reservations_move_vacancies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  declare ids text[];
  begin
    if tg_op = 'TRUNCATE' then
      select array_agg(id) into ids from houses;
    elsif tg_op = 'INSERT' then
      select array_agg(distinct house_id) into ids from rows_after where status in ('confirmed', 'checked_out_early');
    elsif tg_op = 'DELETE' then
      select array_agg(distinct house_id) into ids from rows_before where status in ('confirmed', 'checked_out_early');
    else
      with firm_before as (
        select house_id, check_in, coalesce(ended_on, check_out) as ends from rows_before
        where status in ('confirmed', 'checked_out_early') and gave_way_at is null
      ), firm_after as (
        select house_id, check_in, coalesce(ended_on, check_out) as ends from rows_after
        where status in ('confirmed', 'checked_out_early') and gave_way_at is null
      )
      select array_agg(distinct house_id) into ids from (
        (table firm_before except table firm_after) union all (table firm_after except table firm_before)
      ) moved;
    end if;
    if ids is not null then perform refresh_vacancies(ids); end if;
    return null;
  end
$$;

CREATE FUNCTION reservations_take_nights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  declare wanted datemultirange := nights_of(new);
  begin
    if isempty(wanted) then
      delete from taken_nights where reservation_id = new.id;
      return null;
    end if;
    if tg_op = 'UPDATE' then
      update taken_nights set house_id = new.house_id, nights = wanted where reservation_id = new.id;
      if found then return null; end if;
    end if;
    insert into taken_nights (house_id, nights, reservation_id) values (new.house_id, wanted, new.id);
    return null;
  end
$$;

CREATE FUNCTION reviews_move_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  begin
    if tg_op = 'TRUNCATE' then
      update houses set review_points = 0, review_count = 0 where review_count > 0;
    end if;
    if tg_op in ('INSERT', 'UPDATE') then
      update houses h set review_points = h.review_points + d.points, review_count = h.review_count + d.reviews
      from (select house_id, sum(facilities + communication + community + location) as points, count(*) as reviews
        from rows_after where published group by house_id) d where d.house_id = h.id;
    end if;
    if tg_op in ('UPDATE', 'DELETE') then
      update houses h set review_points = h.review_points - d.points, review_count = h.review_count - d.reviews
      from (select house_id, sum(facilities + communication + community + location) as points, count(*) as reviews
        from rows_before where published group by house_id) d where d.house_id = h.id;
    end if;
    return null;
  end
$$;

CREATE FUNCTION settle_foreign_bookings(house text)
 RETURNS void
 LANGUAGE plpgsql
AS $$
  declare booking record; wanted datemultirange;
  begin
    if not exists (select from foreign_bookings f left join taken_nights t on t.foreign_booking_id = f.id
      where f.house_id = house and datemultirange(daterange(f.starts_on, f.ends_on, '[)')) is distinct from t.nights) then
      return;
    end if;
    perform from houses where id = house for no key update;
    for booking in
      select f.id, datemultirange(daterange(f.starts_on, f.ends_on, '[)')) as nights, t.nights as held
      from foreign_bookings f left join taken_nights t on t.foreign_booking_id = f.id
      where f.house_id = house and datemultirange(daterange(f.starts_on, f.ends_on, '[)')) is distinct from t.nights
      order by f.starts_on, f.id
    loop
      select booking.nights - coalesce(range_agg(part), '{}'::datemultirange) into wanted
      from taken_nights t, unnest(t.nights) part
      where t.house_id = house and t.foreign_booking_id is distinct from booking.id and t.nights && booking.nights;
      if isempty(wanted) then
        delete from taken_nights where foreign_booking_id = booking.id;
      elsif booking.held is null then
        insert into taken_nights (house_id, nights, foreign_booking_id) values (house, wanted, booking.id);
      elsif booking.held <> wanted then
        update taken_nights set nights = wanted where foreign_booking_id = booking.id;
      end if;
    end loop;
  end
$$;

CREATE FUNCTION taken_nights_move_vacancies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  declare ids text[];
  begin
    if tg_op = 'INSERT' then
      select array_agg(distinct house_id) into ids from rows_after where reservation_id is null;
    elsif tg_op = 'DELETE' then
      select array_agg(distinct house_id) into ids from rows_before where reservation_id is null;
    else
      select array_agg(distinct house_id) into ids from (
        select house_id from rows_before where reservation_id is null union all
        select house_id from rows_after where reservation_id is null) moved;
    end if;
    if ids is not null then perform refresh_vacancies(ids); end if;
    return null;
  end
$$;

CREATE FUNCTION taken_nights_were_released()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  begin
    perform settle_foreign_bookings(old.house_id);
    return null;
  end
$$;
