/** Whose a table is, and how it becomes ours. */

/** Nobody has it, we have it, or whoever had it does not live any more; and nobody of a newer release has had it. */
export const CLAIM = `
  update holotape.heads h set owner = $2, epoch = epoch + 1, release = $3 from holotape.tables t
  where t.id = $1 and h.table_key = t.key and h.release <= $3 and (h.owner is null or h.owner = $2
    or not exists (select from holotape.servers s where s.id = h.owner and s.until > now()))
  returning h.table_key as key, h.epoch`;

export const OWNER = `
  select s.address, h.release > $2 as newer from holotape.tables t join holotape.heads h on h.table_key = t.key
  left join holotape.servers s on s.id = h.owner and s.until > now() where t.id = $1`;
