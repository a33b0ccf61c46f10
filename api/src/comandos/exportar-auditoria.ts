import { conectar } from '../banco/conectar.js';
import { PRECISA_DE_ESPACO, seHouverEspaco } from '../banco/espaco.js';
import { prepararTabelas } from '../banco/preparar.js';
import { lerConfiguracao } from '../configuracao.js';
import { exportarTrilha, lerOuCriarChave, publicaEmTexto } from '../mecanismos/auditoria/assinada.js';
import { encadear } from '../mecanismos/auditoria/cadeia.js';
import { executar } from './comando.js';

// `npm run exportar-auditoria -w api`: writes the lines of the audit trail that are new since the last export into a
// signed file in AUDITORIA. With the embedded database, stop the server first.
await executar(async () => {
  const configuracao = lerConfiguracao();
  const chave = await lerOuCriarChave(configuracao.chaveDaAuditoria);
  const conexao = await conectar(configuracao);
  try {
    await prepararTabelas(conexao, configuracao);
    const completa = await conexao.semPrazo((banco) => seHouverEspaco(() => encadear(banco)));
    if (!completa)
      console.log(`As linhas mais novas ainda não têm elo e ficam para a próxima exportação. ${PRECISA_DE_ESPACO}`);
    const arquivo = await conexao.semPrazo((banco) => exportarTrilha(banco, configuracao.pastaAuditoria, chave));
    console.log(arquivo === null ? 'Nenhuma linha nova na trilha.' : `${arquivo} foi gravado e assinado.`);
    console.log(`Chave pública, para guardar fora desta máquina: ${publicaEmTexto(chave)}`);
  } finally {
    await conexao.fechar();
  }
});
