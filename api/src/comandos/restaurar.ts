import { INVARIANTES } from '../areas.js';
import { conectar } from '../banco/conectar.js';
import { lerArquivo } from '../banco/copia/arquivo.js';
import { restaurarCopia } from '../banco/copia/restaurar.js';
import { comoDono } from '../banco/preparar.js';
import { lerConfiguracao } from '../configuracao.js';
import { caminhoDigitado, contar, executar } from './comando.js';

// `npm run restaurar -- <file>`: fills an empty database, embedded or PostgreSQL, with a copy of either.
await executar(async () => {
  const [arquivo] = process.argv.slice(2);
  if (arquivo === undefined) throw new Error('Informe a cópia que deve ser restaurada: npm run restaurar -- <arquivo>');
  const configuracao = lerConfiguracao();
  const conexao = await conectar(comoDono(configuracao));
  try {
    const caminho = caminhoDigitado(arquivo);
    console.log(
      `Dados restaurados e conferidos: ${contar(await restaurarCopia(conexao, lerArquivo(caminho, configuracao.senhaDosBackups), { invariantes: INVARIANTES, copia: `A cópia ${caminho}` }))}.`,
    );
  } finally {
    await conexao.fechar();
  }
});
