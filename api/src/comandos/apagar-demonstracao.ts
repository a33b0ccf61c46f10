import { createInterface } from 'node:readline/promises';
import { conectar } from '../banco/conectar.js';
import { migrar } from '../banco/migrar.js';
import { comoDono } from '../banco/preparar.js';
import { lerConfiguracao } from '../configuracao.js';
import { apagarDemonstracao } from '../demonstracao/apagar.js';
import { semear } from '../demonstracao/semear.js';
import { executar } from './comando.js';

// `npm run apagar-demonstracao -w api`: deletes all data of a database that holds the demonstration. The server must be
// stopped when the database is the embedded one.
const CONFIRMACAO = 'APAGAR';

await executar(async () => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.setPrompt(
    `Todos os dados do banco serão apagados, inclusive os que foram digitados sobre a demonstração. Escreva ${CONFIRMACAO} para continuar: `,
  );
  terminal.prompt();
  const { value: resposta } = await terminal[Symbol.asyncIterator]().next();
  terminal.close();
  if (resposta !== CONFIRMACAO) throw new Error('\nNada foi apagado.');
  await apagar();
  console.log('\nA demonstração foi apagada. O próximo início do servidor mostra o código da página ‘Configurar’.');
});

async function apagar(): Promise<void> {
  const conexao = await conectar(comoDono(lerConfiguracao()));
  try {
    await migrar(conexao);
    await conexao.semPrazo(async (banco) => {
      await semear(banco, { demonstracao: false });
      await apagarDemonstracao(banco);
    });
  } finally {
    await conexao.fechar();
  }
}
