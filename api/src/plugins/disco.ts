import type { SituacaoDoDisco } from '@merenda/shared/contratos';
import fp from 'fastify-plugin';
import type { Conexao } from '../banco/conexao.js';
import { RESERVA } from '../banco/espaco.js';
import { leituraAtual } from '../nucleo/leitura.js';
import { agora } from '../nucleo/relogio.js';

const MIB = 1024 * 1024;
/** Below this the operator should act while there is time, in bytes. */
const POUCO = 8 * RESERVA;
/** The interval of the log line, and the time for which a refusal counts (ms). */
const INTERVALO = 60_000;

const FRASES: Record<SituacaoDoDisco, string> = {
  CHEIO: 'o disco do banco está cheio: só a leitura funciona',
  QUASE_CHEIO: 'o disco do banco está quase cheio',
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The disk of the database: of the embedded one by its free bytes, of a server by its refusals. */
    disco: {
      /** Null while there is enough room. */
      situacao(): SituacaoDoDisco | null;
      /** A write was refused. */
      anotarRecusa(): void;
    };
  }
}

/** Adds the state of the database's disk to the app, and a line of the log each minute in which it is full or nearly full. */
export default fp<{ conexao: Pick<Conexao, 'livres'> }>(
  async (app, { conexao: { livres } }) => {
    let recusada = Number.NEGATIVE_INFINITY;
    const situacao = (): SituacaoDoDisco | null => {
      leituraAtual()?.anotarDeFora();
      if (livres === undefined) return agora().getTime() - recusada < INTERVALO ? 'CHEIO' : null;
      const bytes = livres();
      return bytes < RESERVA ? 'CHEIO' : bytes < POUCO ? 'QUASE_CHEIO' : null;
    };
    app.decorate('disco', {
      situacao,
      anotarRecusa() {
        recusada = agora().getTime();
      },
    });
    const relatar = (): void => {
      const atual = situacao();
      if (atual !== null) app.log.warn({ livresMiB: livres && Math.floor(livres() / MIB) }, FRASES[atual]);
    };
    const relogio = setInterval(relatar, INTERVALO);
    relogio.unref();
    app.addHook('onReady', async () => relatar());
    app.addHook('onClose', async () => clearInterval(relogio));
  },
  { name: 'disco' },
);
