/** The address of a database: how it may be named, and whether it says how to be talked to. */

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|)$/;

/** The database as it may be named, without a password. Throws a sentence if everything would go over the net as it is. */
export function named(url: string): string {
  if (!URL.canParse(url)) throw new Error('An address of a database looks like this: postgresql://USER@HOST/NAME.');
  const { protocol, hostname, port, pathname, searchParams } = new URL(url);
  if (!/^postgres(?:ql)?:$/.test(protocol))
    throw new Error(`An address of a database begins with postgresql:, not with ${protocol}`);
  const host = searchParams.get('host') ?? hostname;
  const name = `The database at ${host || 'localhost'}${port && `:${port}`}${pathname}`;
  const isLocal = LOOPBACK.test(host) || host.startsWith('/');
  if (!isLocal && !searchParams.has('sslmode'))
    throw new Error(
      `${name} is another machine, and nothing says how to talk to it safely: add ?sslmode=verify-full to its address, or ?sslmode=disable.`,
    );
  return name;
}

/** How a connection is made: given up if nobody answers, and looked after by the system if nobody says anything for long. */
export const line = (url: string, name: string) => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
});
