import { parseArgs } from 'node:util';
import { aplicarPrazos } from '../acesso/index.js';
import { ELIMINACOES } from '../areas.js';
import { conectar } from '../banco/conectar.js';
import { migrar } from '../banco/migrar.js';
import { comoDono } from '../banco/preparar.js';
import { lerConfiguracao } from '../configuracao.js';
import { executar, operador } from './comando.js';

// `npm run aplicar-prazos -w api [-- --executar]`: says which personal data are past their terms (screen 'Privacidade');
// with `--executar` they are deleted or anonymised. With the embedded database, stop the server first.
await executar(async () => {
  const { values } = parseArgs({ options: { executar: { type: 'boolean', default: false } } });
  const configuracao = lerConfiguracao();
  const conexao = await conectar(comoDono(configuracao));
  try {
    await migrar(conexao);
    const eliminados = await conexao.semPrazo((banco) =>
      aplicarPrazos(ELIMINACOES, banco, { executar: values.executar, operador: operador() }),
    );
    for (const { nome, antesDe, registros } of eliminados)
      console.log(`${String(registros).padStart(9)}  ${nome}, de antes de ${antesDe}`);
    const total = eliminados.reduce((soma, { registros }) => soma + registros, 0);
    console.log(
      values.executar
        ? `${total} registros foram apagados ou anonimizados.`
        : `${total} registros passaram do prazo. Nada foi alterado: repita o comando com --executar para apagá-los ou anonimizá-los.`,
    );
  } finally {
    await conexao.fechar();
  }
});
