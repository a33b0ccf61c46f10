import { formatarCep } from '../../formatos/cep.js';
import { nomeProprio } from '../../formatos/nomes.js';
import type { CamposDefinidos } from '../../regras/definicao.js';

/** The fields of an address that units and suppliers have alike. */
export const CAMPOS_DO_ENDERECO = {
  cep: {
    titulo: 'CEP',
    valor: ({ cep }) => formatarCep(cep),
    importacao: { leitura: { tipo: 'codigo', digitos: [8] }, obrigatorio: true, exemplo: '13560-000' },
  },
  logradouro: {
    titulo: 'Logradouro',
    valor: ({ logradouro }) => logradouro,
    naTela: nomeProprio,
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'Rua, avenida ou estrada, sem o número.',
      exemplo: 'Rua das Flores',
    },
  },
  numero: {
    titulo: 'Número',
    valor: ({ numero }) => numero,
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'O número no logradouro, ou S/N.',
      exemplo: '120',
    },
  },
} satisfies CamposDefinidos<{ cep: string; logradouro: string; numero: string }, never>;
