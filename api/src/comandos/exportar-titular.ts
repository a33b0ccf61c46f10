import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { paginaDosDados } from '@merenda/shared/formatos';
import { lerDoUsuario, titularDigitado } from '../acesso/index.js';
import { conectar } from '../banco/conectar.js';
import { prepararTabelas } from '../banco/preparar.js';
import { emTransacao } from '../banco/transacao.js';
import { lerDoFornecedor } from '../cadastros/index.js';
import { lerConfiguracao } from '../configuracao.js';
import { caminhoDigitado, executar } from './comando.js';

// `npm run exportar-titular -w api -- --usuario <login> | --fornecedor <number> [--arquivo dados]`: writes everything
// that is kept of one person into dados.json and dados.html, readable by their owner only, with an audit line. With the
// embedded database, stop the server first.
await executar(async () => {
  const { values } = parseArgs({
    options: {
      usuario: { type: 'string' },
      fornecedor: { type: 'string' },
      arquivo: { type: 'string', default: 'dados-pessoais' },
    },
  });
  const configuracao = lerConfiguracao();
  const conexao = await conectar(configuracao);
  try {
    await prepararTabelas(conexao, configuracao);
    const dados = await emTransacao({ banco: conexao.banco, usuario: null }, async (tx) => {
      const { tipo, id } = await titularDigitado(tx, values);
      return tipo === 'usuario' ? lerDoUsuario(tx, id) : lerDoFornecedor(tx, id);
    });
    const arquivo = caminhoDigitado(values.arquivo);
    await writeFile(`${arquivo}.json`, `${JSON.stringify(dados, null, 2)}\n`, { mode: 0o600 });
    await writeFile(`${arquivo}.html`, paginaDosDados(dados), { mode: 0o600 });
    console.log(`Os dados de ${dados.titular} estão em ${arquivo}.json e ${arquivo}.html.`);
  } finally {
    await conexao.fechar();
  }
});
