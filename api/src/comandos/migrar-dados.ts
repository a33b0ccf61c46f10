import { INVARIANTES } from '../areas.js';
import { conectar } from '../banco/conectar.js';
import { levarDados } from '../banco/copia/levar.js';
import { comoDono } from '../banco/preparar.js';
import { lerConfiguracao } from '../configuracao.js';
import { contar, executar } from './comando.js';

// `npm run migrar-dados -w api`: moves the embedded database in DADOS into the empty PostgreSQL of DATABASE_URL and
// proves that both hold the same. The embedded one is unchanged.
await executar(async () => {
  const configuracao = lerConfiguracao();
  if (!configuracao.bancoUrl) throw new Error('Informe em DATABASE_URL o PostgreSQL que receberá os dados.');
  const origem = await conectar({ ...configuracao, bancoUrl: null });
  try {
    const destino = await conectar(comoDono(configuracao));
    try {
      const resumos = await levarDados(origem, destino, INVARIANTES);
      for (const [tabela, { linhas }] of Object.entries(resumos))
        console.log(`${String(linhas).padStart(9)}  ${tabela}`);
      console.log(
        `Dados levados e conferidos: ${contar(resumos)}, iguais nos dois bancos e conforme todas as regras de npm run verificar.`,
      );
    } finally {
      await destino.fechar();
    }
  } finally {
    await origem.fechar();
  }
});
