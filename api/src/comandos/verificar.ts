import { conectar } from '../banco/conectar.js';
import { verificar } from '../banco/invariante.js';
import { migrar } from '../banco/migrar.js';
import { lerConfiguracao } from '../configuracao.js';
import { INVARIANTES } from '../recursos/invariantes.js';

// `npm run verificar -w api`: checks the invariants of the database; exits 1 on any breach.
const conexao = await conectar(lerConfiguracao());
try {
  await migrar(conexao);
  const resultados = await verificar(conexao.banco, INVARIANTES);
  for (const { nome, violacoes, total } of resultados) {
    console.log(`${total === 0 ? 'certo ' : 'ERRADO'} ${nome}${total === 0 ? '' : ` (${total})`}`);
    for (const violacao of violacoes) console.log(`         ${violacao}`);
  }
  if (resultados.some(({ total }) => total > 0)) process.exitCode = 1;
} finally {
  await conexao.fechar();
}
