import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { conectar } from '../banco/conectar.js';
import { usuarios } from '../banco/esquema/acesso/acesso.js';
import { unidadesEducacionais } from '../banco/esquema/cadastros/unidades.js';
import { migrar } from '../banco/migrar.js';
import { emTransacao } from '../banco/transacao.js';
import { lerConfiguracao } from '../configuracao.js';
import { criarCidade } from '../demonstracao/cidade/criar.js';
import { ampliada } from '../demonstracao/cidade/plano.js';
import { semear } from '../demonstracao/semear.js';
import { encadear } from '../mecanismos/auditoria/cadeia.js';
import { hoje } from '../nucleo/relogio.js';
import { executar } from './comando.js';

/** Units of the demonstration municipality; the city is added to them. */
const UNIDADES_DA_DEMONSTRACAO = 6;

// `npm run semear-cidade -w api [-- --seed 1 --times 1]`: fills a new database with five years of a city with 60 units,
// or a multiple of them, for load tests.
await executar(async () => {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, times: { type: 'string', default: '1' } },
  });
  const semente = Number(values.seed);
  if (!Number.isInteger(semente)) throw new Error('--seed precisa de um número inteiro.');
  const vezes = Number(values.times);
  if (!Number.isInteger(vezes) || vezes < 1) throw new Error('--times precisa de um número inteiro a partir de 1.');
  const conexao = await conectar(lerConfiguracao());
  try {
    await migrar(conexao);
    await conexao.semPrazo(async (banco) => {
      await semear(banco, { demonstracao: true });
      if ((await banco.$count(unidadesEducacionais)) > UNIDADES_DA_DEMONSTRACAO)
        throw new Error('O banco já tem outras unidades: a cidade só nasce em um banco novo.');
      const [admin] = await banco.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.usuario, 'admin'));
      if (!admin) throw new Error('O banco não tem a demonstração, ao lado da qual a cidade nasce.');
      await emTransacao({ banco, usuario: admin }, (tx) =>
        criarCidade(tx, { ...ampliada(vezes), semente, hoje: hoje() }),
      );
      // As in a city that has run for five years: a server that starts has no link to make.
      await encadear(banco);
      await banco.execute('vacuum analyze');
    });
    console.log(`A cidade da semente ${semente} está no banco.`);
  } finally {
    await conexao.fechar();
  }
});
