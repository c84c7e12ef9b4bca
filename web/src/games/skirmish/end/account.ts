/** The account of a battle, from its log: who gave and took what, which weapons did it, and where it turned. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { maxHealth } from '@holotape/skirmish/queries/abilities';
import { seatOf } from '@holotape/skirmish/queries/units';
import type { LogLine } from '@holotape/table/spoken/protocol';

interface ModelAccount {
  readonly model: string;
  readonly seat: number;
  given: number;
  taken: number;
  /** Enemies that its attacks removed. */
  out: number;
  /** The round in which it fell or left. */
  fell?: number;
}

interface WeaponAccount {
  readonly seat: number;
  readonly weapon: string;
  attacks: number;
  hits: number;
  damage: number;
}

/** Health that both sides have left at a line of the log. */
interface Moment {
  readonly line: number;
  readonly round: number;
  readonly left: readonly [number, number];
}

export interface Turning {
  readonly line: number;
  readonly round: number;
  /** Health that one attack took, and from whom. */
  readonly damage: number;
  readonly by: string | undefined;
  readonly weapon: string | undefined;
  readonly target: string;
  readonly fell: boolean;
}

export interface Account {
  readonly models: readonly ModelAccount[];
  readonly weapons: readonly WeaponAccount[];
  /** Damage that nobody's weapon did: fire, poison, a fall, what one has eaten. With the weapons' it is all that was taken. */
  readonly other: number;
  readonly moments: readonly Moment[];
  /** Health of both sides at the beginning. */
  readonly health: readonly [number, number];
  readonly turning: Turning | undefined;
}

type Args = Readonly<Record<string, unknown>>;

const ATTACKS = new Set(['shoot', 'strike', 'throw']);
/** A mine that is laid harms in the name of whoever laid it. */
const LAYS = 'laid';
/** What a removal weighs beside the damage that led to it. */
const FALL = 4;

interface Attack {
  readonly by: string;
  readonly weapon: string;
}

/** Goes through the log once. */
class Bookkeeper {
  readonly models: Map<string, ModelAccount>;
  readonly weapons = new Map<string, WeaponAccount>();
  readonly moments: Moment[] = [];
  readonly health: readonly [number, number];
  other = 0;
  private round = 0;
  private left: [number, number];
  private attack: Attack | undefined;
  /** Who used a weapon last: its harm may come after another attack, a Reaction. */
  private readonly lastBy = new Map<string, string>();
  /** What harmed a model last. */
  private readonly harmed = new Map<string, Attack | undefined>();
  private readonly blows: { readonly weight: number; readonly turning: Turning }[] = [];

  constructor(battle: Battle) {
    this.models = new Map(
      battle.state.models.map((model) => [
        model.id,
        { model: model.id, seat: seatOf(battle, model), given: 0, taken: 0, out: 0 },
      ]),
    );
    const sum = (seat: number) =>
      battle.state.models
        .filter((model) => seatOf(battle, model) === seat)
        .reduce((all, model) => all + maxHealth(battle, model), 0);
    this.health = [sum(0), sum(1)];
    this.left = [...this.health];
  }

  read({ say, args }: LogLine, line: number): void {
    const about = (args ?? {}) as Args;
    if (say === 'round') this.begin(Number(about.round), line);
    else if (say === LAYS) this.lastBy.set(String(about.weapon), String(about.model));
    else if (ATTACKS.has(say)) this.attacks(String(about.model), String(about.weapon));
    else if (say === 'hit' && this.attack) this.weaponOf(this.attack).hits += 1;
    else if (say === 'suffered') this.suffers(about, line);
    else if (say === 'healed') this.changes(String(about.model), Number(about.healed), line);
    else if (say === 'eliminated' || say === 'left') this.falls(String(about.model), say === 'eliminated', line);
  }

  private begin(round: number, line: number): void {
    this.round = round;
    this.mark(line);
  }

  private attacks(by: string, weapon: string): void {
    this.attack = { by, weapon };
    this.lastBy.set(weapon, by);
    this.weaponOf(this.attack).attacks += 1;
  }

  private weaponOf({ by, weapon }: Attack): WeaponAccount {
    const seat = this.models.get(by)?.seat ?? 2;
    const key = `${seat} ${weapon}`;
    let account = this.weapons.get(key);
    if (account === undefined) {
      account = { seat, weapon, attacks: 0, hits: 0, damage: 0 };
      this.weapons.set(key, account);
    }
    return account;
  }

  private suffers({ model: id, damage: points, weapon: from }: Args, line: number): void {
    const [target, damage] = [String(id), Number(points)];
    const weapon = typeof from === 'string' ? from : undefined;
    const by = weapon === undefined ? undefined : this.lastBy.get(weapon);
    const victim = this.models.get(target);
    if (victim) victim.taken += damage;
    const giver = by === undefined ? undefined : this.models.get(by);
    if (giver) giver.given += damage;
    this.harmed.set(target, by === undefined || weapon === undefined ? undefined : { by, weapon });
    if (weapon === undefined) this.other += damage;
    else this.weaponOf({ by: by ?? '', weapon }).damage += damage;
    this.changes(target, -damage, line);
    this.weigh(damage, { line, round: this.round, damage, by, weapon, target, fell: false });
  }

  private falls(id: string, isEliminated: boolean, line: number): void {
    const model = this.models.get(id);
    if (model === undefined) return;
    model.fell = this.round;
    const harm = this.harmed.get(id);
    if (!isEliminated || harm === undefined) return;
    const { by, weapon } = harm;
    const giver = this.models.get(by);
    if (giver === undefined || giver.seat === model.seat) return;
    giver.out += 1;
    const damage = model.taken;
    this.weigh(FALL + damage / 2, { line, round: this.round, damage, by, weapon, target: id, fell: true });
  }

  private weigh(weight: number, turning: Turning): void {
    this.blows.push({ weight, turning });
  }

  /** The blow that weighed most, of those that the winner had good of; of all of them, if none had or nobody has won. */
  turningFor(winner: number | undefined): Turning | undefined {
    const good = this.blows.filter(({ turning }) => {
      const seat = this.models.get(turning.target)?.seat;
      return winner !== undefined && seat !== winner && (seat === 0 || seat === 1);
    });
    return (good.length > 0 ? good : this.blows).toSorted((a, b) => b.weight - a.weight)[0]?.turning;
  }

  private changes(id: string, by: number, line: number): void {
    const seat = this.models.get(id)?.seat;
    if (seat !== 0 && seat !== 1) return;
    this.left[seat] = Math.max(0, Math.min(this.health[seat], this.left[seat] + by));
    this.mark(line);
  }

  private mark(line: number): void {
    this.moments.push({ line, round: this.round, left: [this.left[0], this.left[1]] });
  }
}

/** `winner`: the seat that has won, if one has. */
export function accountOf(battle: Battle, log: readonly LogLine[], winner?: number): Account {
  const book = new Bookkeeper(battle);
  log.forEach((line, at) => {
    book.read(line, at);
  });
  return {
    models: [...book.models.values()],
    weapons: [...book.weapons.values()].toSorted((a, b) => b.damage - a.damage || b.hits - a.hits),
    other: book.other,
    moments: book.moments,
    health: book.health,
    turning: book.turningFor(winner),
  };
}
