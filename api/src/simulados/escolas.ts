import type { UnidadeDoSistemaEscolar } from '@merenda/shared/contratos';
import { MUNICIPIO, SIGLAS, UNIDADES } from '../demonstracao/municipio/unidades.js';
import type { SistemaEscolar } from '../externo/escolas.js';

const ENDERECO = { cep: '99990-000', cidade: MUNICIPIO.nome, telefone: '(16) 3399-0000' };

/** Units that the demonstration database does not have, so that an import finds something. */
const NOVAS: UnidadeDoSistemaEscolar[] = [
  {
    ...ENDERECO,
    id: 106,
    nome: 'Escola Municipal Monte Alegre',
    gestor: 'Direção',
    logradouro: 'Rua do Monte',
    numero: '80',
    bairro: 'Monte Alegre',
    inep: '35990106',
  },
  {
    ...ENDERECO,
    id: 107,
    nome: 'Escola Municipal Rural Boa Esperança',
    gestor: 'Direção',
    logradouro: 'Estrada da Boa Esperança',
    numero: null,
    bairro: 'Zona Rural',
    inep: '35990107',
  },
];

/** Stand-in of the school system: the schools of the demonstration and two more. */
export const sistemaEscolarSimulado: SistemaEscolar = async () => [
  ...SIGLAS.flatMap((sigla, i): UnidadeDoSistemaEscolar[] => {
    const { idIEscolar, nome, logradouro, bairro, codigoInep } = UNIDADES[sigla];
    return idIEscolar === null
      ? []
      : [
          {
            ...ENDERECO,
            id: idIEscolar,
            nome,
            gestor: 'Direção',
            logradouro,
            bairro,
            numero: String(100 + 10 * i),
            inep: codigoInep,
          },
        ];
  }),
  ...NOVAS,
];
