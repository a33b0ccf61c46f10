import { mustBe, wait } from '../api.mjs';
import { attacked, byStatus, mustBeAtMost, timed } from './server.mjs';

const AT_ONCE = 400;
/** Which of the attempts has the right password. */
const RIGHT = 380;
const PASSWORD = 'merenda-escolar-demo';
/** Attempts of which the password is compared: ten from one address; twenty on one account, thirty out of turn and one more a second. */
const COMPARED = { 'one address': 12, 'as many addresses': 60 };
/** Time limits for others while the attack lasts (ms). */
const LOGIN = 5000;
const READY = 2000;

/** 400 logins at once on one account, from one address and from as many, while others log in and readiness is asked. */
export function loginsAtOnce() {
  return attacked(async ({ url }) => {
    const login = async (usuario, senha, address) => {
      const res = await fetch(`${url}/api/tokens/autenticar`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: new URLSearchParams({ usuario, senha }),
      });
      await res.arrayBuffer();
      return res.status;
    };
    const seen = [];
    const addresses = [
      ['one address', () => '198.51.100.1', 'admin'],
      ['as many addresses', (n) => `203.0.${n >> 8}.${n & 255}`, 'comprador'],
    ];
    for (const [name, addressOf, victim] of addresses) {
      let running = true;
      const logins = [];
      const others = async (user, address) => {
        while (running) {
          const { result, ms } = await timed(() => login(user, PASSWORD, address));
          mustBe(result, 200, `a login of ${user} during the attack`);
          logins.push(ms);
          await wait(100);
        }
      };
      const probes = [];
      const ready = async () => {
        while (running) {
          const { result, ms } = await timed(() => fetch(`${url}/saude/pronta`).then(({ status }) => status));
          mustBe(result, 200, 'readiness during the attack');
          probes.push(ms);
          await wait(100);
        }
      };
      const attack = Array.from({ length: AT_ONCE }, (_, n) =>
        login(victim, n === RIGHT ? PASSWORD : `wrong ${n}`, addressOf(n)),
      );
      // They go on for a moment after the attack.
      const finished = Promise.all(attack).then((answers) => wait(300).then(() => answers));
      const [answers] = await Promise.all([
        finished.finally(() => (running = false)),
        others('nutricionista', '192.0.2.1'),
        others('estoquista', addressOf(1)),
        ready(),
      ]);
      mustBeAtMost(answers.filter((status) => status === 401).length, COMPARED[name], `attempts from ${name}`);
      mustBe(answers.filter((status) => status === 200).length, 0, 'attempts that got in');
      mustBeAtMost(Math.max(...logins), LOGIN, 'ms of a login during the attack');
      mustBeAtMost(Math.max(...probes), READY, 'ms of a readiness probe');
      seen.push(
        `from ${name}: ${byStatus(answers)}; ${logins.length} other logins, the slowest in ${Math.max(...logins)} ms; readiness in ${Math.max(...probes)} ms at most`,
      );
    }
    return seen.join('. ');
  });
}
