import type { CamposDefinidos } from '../../regras/definicao.js';
import type { MesDaSecretaria } from './secretaria.js';

/** The fields of the secretary's figures of a month. */
export const CAMPOS_DO_MES_DA_SECRETARIA = {
  mes: { titulo: 'Mês', valor: ({ mes }) => mes },
  contratado: { titulo: 'Contratado', tipo: 'moeda', valor: ({ contratado }) => contratado },
  recebido: { titulo: 'Recebido', tipo: 'moeda', valor: ({ recebido }) => recebido },
  disponivel: { titulo: 'Disponível', tipo: 'moeda', valor: ({ disponivel }) => disponivel },
  planejadas: { titulo: 'Refeições planejadas', tipo: 'inteiro', valor: ({ planejadas }) => planejadas },
  executadas: { titulo: 'Refeições executadas', tipo: 'inteiro', valor: ({ executadas }) => executadas },
  vence: { titulo: 'Vence em 30 dias', tipo: 'moeda', valor: ({ vence }) => vence },
} satisfies CamposDefinidos<MesDaSecretaria, never>;
