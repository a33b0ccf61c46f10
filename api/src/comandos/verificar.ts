import { parseArgs } from 'node:util';
import { ANOS_DOS_VALORES } from '../acesso/index.js';
import { INVARIANTES } from '../areas.js';
import { conectar } from '../banco/conectar.js';
import { verificar } from '../banco/invariante.js';
import { prepararTabelas } from '../banco/preparar.js';
import { lerConfiguracao } from '../configuracao.js';
import { divergenciasDaTrilha, publicaDoTexto } from '../mecanismos/auditoria/assinada.js';
import { conferirCadeia } from '../mecanismos/auditoria/conferir.js';

// `npm run verificar -w api`: checks the invariants of the database and the chain of the audit trail; exits 1 on any
// breach, unless earlier versions accepted it. With `-- --chave-publica <text>` it also compares the trail with the signed files in AUDITORIA.
const { values } = parseArgs({ options: { 'chave-publica': { type: 'string' } } });
const configuracao = lerConfiguracao();
const conexao = await conectar(configuracao);
try {
  await prepararTabelas(conexao, configuracao);
  // A large city takes longer than a request may.
  const resultados = await conexao.semPrazo((banco) => verificar(banco, INVARIANTES));
  for (const { nome, violacoes, total, soAvisa } of resultados) {
    const quebrada = soAvisa ? 'rever ' : 'ERRADO';
    console.log(`${total === 0 ? 'certo ' : quebrada} ${nome}${total === 0 ? '' : ` (${total})`}`);
    for (const violacao of violacoes) console.log(`         ${violacao}`);
  }
  const { quebra, suspeitas, expurgadas, daDemonstracao } = await conexao.semPrazo((banco) =>
    // The embedded database has no server while this command has it open.
    conferirCadeia(banco, { anosDosValores: ANOS_DOS_VALORES, comServidor: configuracao.bancoUrl !== null }),
  );
  const daTrilha = [quebra ?? [], suspeitas].flat();
  const chave = values['chave-publica'];
  if (chave !== undefined)
    daTrilha.push(...(await divergenciasDaTrilha(conexao.banco, configuracao.pastaAuditoria, publicaDoTexto(chave))));
  console.log(`${daTrilha.length === 0 ? 'certo ' : 'ERRADO'} a trilha de auditoria é a que foi gravada`);
  if (expurgadas > 0)
    console.log(`       ${expurgadas} linhas dela tiveram os valores apagados depois do prazo de guarda`);
  if (daDemonstracao > 0) console.log(`       ${daDemonstracao} linhas dela são história inventada da demonstração`);
  for (const divergencia of daTrilha) console.log(`         ${divergencia}`);
  if (daTrilha.length > 0 || resultados.some(({ total, soAvisa }) => total > 0 && !soAvisa)) process.exitCode = 1;
} finally {
  await conexao.fechar();
}
