import path from 'node:path';
import { parseArgs } from 'node:util';
import { conectar } from '../banco/conectar.js';
import { apagarAntigas, gravarArquivo, nomeDaCopia } from '../banco/copia/arquivo.js';
import { lerConfiguracao } from '../configuracao.js';
import { caminhoDigitado, contar, executar } from './comando.js';

// `npm run backup [-- <file>] [--manter N]`: copies the whole database into one file, by default a new one in BACKUPS.
// PostgreSQL goes on working meanwhile; with the embedded database, stop the server first. `--manter` leaves only the
// newest N copies in that folder. With BACKUPS_SENHA the copy is encrypted.
await executar(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { manter: { type: 'string' } } });
  const manter = values.manter === undefined ? null : Number(values.manter);
  if (manter !== null && !(Number.isInteger(manter) && manter > 0))
    throw new Error('--manter precisa de um número inteiro maior que zero.');
  const configuracao = lerConfiguracao();
  const arquivo =
    positionals[0] === undefined
      ? path.join(configuracao.pastaBackups, nomeDaCopia(configuracao.senhaDosBackups))
      : caminhoDigitado(positionals[0]);
  const conexao = await conectar(configuracao);
  try {
    console.log(`${arquivo}: ${contar(await gravarArquivo(conexao, arquivo, configuracao.senhaDosBackups))}.`);
    if (configuracao.senhaDosBackups === null)
      console.log('A cópia não é cifrada: guarde-a como o banco, ou defina BACKUPS_SENHA.');
  } finally {
    await conexao.fechar();
  }
  if (manter !== null)
    for (const apagada of await apagarAntigas(path.dirname(arquivo), manter)) console.log(`${apagada} foi apagada.`);
});
