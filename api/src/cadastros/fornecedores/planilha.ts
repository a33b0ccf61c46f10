import {
  CAMPOS_DO_FORNECEDOR,
  CAMPOS_DO_MEMBRO,
  Cnpj,
  Cpf,
  FornecedorNovo,
  type Fornecedor,
  type TipoCaf,
} from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { MEMBROS_SEM_GRUPO, temMembros, temTitular, violacao } from '@merenda/shared/regras';
import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import { camposDaPlanilha } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { listarFornecedores } from './consultas.js';
import { atualizarFornecedores, inserirFornecedores } from './gravacao.js';

const CAMPOS = { ...CAMPOS_DO_FORNECEDOR, ...CAMPOS_DO_MEMBRO };

/** Suppliers from a spreadsheet, with a row for each family of a group. A row finds its supplier by CPF or CNPJ. */
export const PLANILHA_DE_FORNECEDORES: Definicao<FornecedorNovo, Fornecedor> = {
  permissao: 'FORNECEDORES',
  titulo: 'Fornecedores',
  travas: [fornecedores],
  abrir: async (banco) => {
    const atuais = await listarFornecedores(banco);
    return {
      campos: await camposDaPlanilha(banco, CAMPOS, {
        fornecedorTipo: { sinonimos: ['Tipo de pessoa', 'Pessoa', 'Tipo do fornecedor'] },
        nomeFantasia: { sinonimos: ['Fantasia'] },
        razaoSocial: { sinonimos: ['Empresa'] },
        nome: { sinonimos: ['Nome completo', 'Produtor', 'Agricultor'] },
        inscricaoEstadual: { sinonimos: ['IE'] },
        porteDaEmpresa: { sinonimos: ['Porte'] },
        email: { sinonimos: ['Correio eletrônico'] },
        telefone: { sinonimos: ['Fone', 'Telefone fixo'] },
        celular: { sinonimos: ['WhatsApp'] },
        logradouro: { sinonimos: ['Endereço', 'Rua'] },
        numero: { sinonimos: ['Nº', 'Num'] },
        bairro_distrito: { sinonimos: ['Bairro', 'Distrito', 'Bairro/Distrito'] },
        municipio: { sinonimos: ['Cidade'] },
        uf: { sinonimos: ['Estado'] },
        agriculturaFamiliar: { sinonimos: ['Fornecedor da agricultura familiar'] },
        cafNumero: { sinonimos: ['CAF', 'DAP', 'Número da CAF', 'Número da DAP'] },
        cafTipo: { sinonimos: ['Tipo da CAF', 'Tipo da DAP'] },
        cafValidade: { sinonimos: ['Validade da CAF', 'Validade da DAP'] },
        sexoDoTitular: { sinonimos: ['Sexo', 'Sexo do titular'] },
        gruposPrioritarios: { sinonimos: ['Grupo prioritário', 'Prioridade'] },
        membroCaf: { sinonimos: ['CAF da família', 'DAP do membro', 'CAF do agricultor'] },
        membroNome: { sinonimos: ['Membro', 'Família', 'Nome da família'] },
        membroCpf: { sinonimos: ['CPF da família'] },
        membroSexo: { sinonimos: ['Sexo da família'] },
        membroValidade: { sinonimos: ['Validade da CAF da família', 'Validade da DAP do membro'] },
      }),
      partes: {
        rotulo: 'Membro do grupo',
        campos: Object.keys(CAMPOS_DO_MEMBRO),
        identidade: ['membroCaf'],
        opcionais: true,
        de: membrosDe,
      },
      chave,
      atuais: new Map(atuais.map((fornecedor) => [chave(valoresDe(fornecedor)) ?? '', fornecedor])),
      esquema: FornecedorNovo,
      paraCorpo,
      valoresDe,
      origemDe: ([lista = '', posicao, campo]) =>
        lista === 'cafMembros'
          ? { campo: COLUNAS_DO_MEMBRO[campo ?? ''] ?? 'membroCaf', parte: Number(posicao) }
          : { campo: lista },
      // The form shows the members of groups only.
      conferir: ({ agriculturaFamiliar, cafTipo, cafMembros = [] }) =>
        cafMembros.flatMap((_, n) =>
          violacao(!ehGrupo(agriculturaFamiliar, cafTipo), `cafMembros.${n}.caf`, MEMBROS_SEM_GRUPO),
        ),
    };
  },
  inserir: inserirFornecedores,
  atualizar: atualizarFornecedores,
};

/** The column of each field of a member. */
const COLUNAS_DO_MEMBRO: Readonly<Record<string, string>> = {
  caf: 'membroCaf',
  nome: 'membroNome',
  cpf: 'membroCpf',
  sexo: 'membroSexo',
  validade: 'membroValidade',
};

const ehGrupo = (familiar: unknown, tipo: unknown): boolean =>
  familiar === true && temMembros((tipo || null) as TipoCaf | null);

const membrosDe = ({ agriculturaFamiliar, cafTipo, cafMembros }: FornecedorNovo | Fornecedor): Valores[] =>
  (ehGrupo(agriculturaFamiliar, cafTipo) ? (cafMembros ?? []) : []).map(({ caf, nome, cpf, sexo, validade }) => ({
    membroCaf: caf,
    membroNome: nome,
    membroCpf: cpf ?? null,
    membroSexo: sexo ?? null,
    membroValidade: validade ? lerData(validade) : null,
  }));

/** A supplier that is no group any more loses its members, as in the form; those that the file gives are refused. */
function paraCorpo(valores: Valores, partes: readonly Valores[], antes: Fornecedor | undefined): unknown {
  const guardados = new Set(antes?.cafMembros.map(({ caf }) => caf));
  const ficam =
    ehGrupo(valores.agriculturaFamiliar, valores.cafTipo) ||
    partes.some(({ membroCaf }) => typeof membroCaf !== 'string' || !guardados.has(membroCaf));
  return {
    ...valores,
    fornecedorTipo: tipoDe(valores),
    ...(ficam && {
      cafMembros: partes.map(({ membroCaf, membroNome, membroCpf, membroSexo, membroValidade }) => ({
        caf: membroCaf,
        nome: membroNome,
        cpf: membroCpf,
        sexo: membroSexo,
        validade: membroValidade,
      })),
    }),
  };
}

/** As the row says; or by its only document. */
function tipoDe({ fornecedorTipo, cpf, cnpj }: Valores): Valores[string] {
  if (fornecedorTipo) return fornecedorTipo;
  if (cnpj && !cpf) return 'JURIDICO';
  return cpf && !cnpj ? 'FISICO' : null;
}

function chave(valores: Valores): string | null {
  const juridico = tipoDe(valores) === 'JURIDICO';
  const lido = juridico ? Cnpj.safeParse(valores.cnpj) : Cpf.safeParse(valores.cpf);
  return lido.success ? lido.data : null;
}

function valoresDe(fornecedor: FornecedorNovo | Fornecedor): Valores {
  const familiar = fornecedor.agriculturaFamiliar ?? false;
  return {
    fornecedorTipo: fornecedor.fornecedorTipo,
    email: fornecedor.email,
    cep: fornecedor.cep,
    logradouro: fornecedor.logradouro,
    numero: fornecedor.numero,
    complemento: fornecedor.complemento ?? null,
    bairro_distrito: fornecedor.bairro_distrito,
    municipio: fornecedor.municipio,
    uf: fornecedor.uf,
    telefone: fornecedor.telefone ?? null,
    celular: fornecedor.celular ?? null,
    agriculturaFamiliar: familiar,
    cafNumero: (familiar && fornecedor.cafNumero) || null,
    cafTipo: (familiar && fornecedor.cafTipo) || null,
    cafValidade: familiar && fornecedor.cafValidade ? lerData(fornecedor.cafValidade) : null,
    sexoDoTitular: (familiar && temTitular(fornecedor.cafTipo || null) && fornecedor.sexoDoTitular) || null,
    gruposPrioritarios: (familiar && fornecedor.gruposPrioritarios) || [],
    ...('cpf' in fornecedor && { nome: fornecedor.nome, cpf: fornecedor.cpf }),
    ...('cnpj' in fornecedor && {
      nomeFantasia: fornecedor.nomeFantasia,
      razaoSocial: fornecedor.razaoSocial,
      cnpj: fornecedor.cnpj,
      inscricaoEstadual: fornecedor.inscricaoEstadual,
      porteDaEmpresa: fornecedor.porteDaEmpresa,
    }),
  };
}
