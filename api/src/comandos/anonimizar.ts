import { parseArgs } from 'node:util';
import { anonimizarTitular } from '../acesso/index.js';
import { ANONIMIZAVEIS } from '../areas.js';
import { conectar } from '../banco/conectar.js';
import { prepararTabelas } from '../banco/preparar.js';
import { emTransacao } from '../banco/transacao.js';
import { lerConfiguracao } from '../configuracao.js';
import { executar } from './comando.js';

const FEITO = {
  COMPLETA: 'A pessoa foi anonimizada. Os registros ficam, com o número dela.',
  PARCIAL:
    'Os contatos e o acesso foram apagados. Os dados exigidos pela prestação de contas ficam até o fim do prazo de guarda; depois, o comando aplicar-prazos os anonimiza.',
};

// `npm run anonimizar -w api -- --usuario <login> | --fornecedor <number> --executar`: removes a deactivated user, or a
// supplier who is a person. With the embedded database, stop the server first.
await executar(async () => {
  const { values } = parseArgs({
    options: {
      usuario: { type: 'string' },
      fornecedor: { type: 'string' },
      executar: { type: 'boolean', default: false },
    },
  });
  if (!values.executar)
    throw new Error('A anonimização não pode ser desfeita. Nada foi alterado: repita o comando com --executar.');
  const configuracao = lerConfiguracao();
  const conexao = await conectar(configuracao);
  try {
    await prepararTabelas(conexao, configuracao);
    console.log(
      FEITO[
        await emTransacao({ banco: conexao.banco, usuario: null }, (tx) => anonimizarTitular(ANONIMIZAVEIS, tx, values))
      ],
    );
  } finally {
    await conexao.fechar();
  }
});
