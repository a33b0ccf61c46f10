import { CAMPOS_DO_FORNECEDOR, Cnpj, Cpf, FornecedorNovo, type Fornecedor } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { temTitular } from '@merenda/shared/regras';
import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import { camposDaPlanilha } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { listarFornecedores } from './consultas.js';
import { atualizarFornecedores, inserirFornecedores } from './gravacao.js';

/** Suppliers from a spreadsheet. A row finds its supplier by CPF or CNPJ. */
export const PLANILHA_DE_FORNECEDORES: Definicao<FornecedorNovo, Fornecedor> = {
  permissao: 'FORNECEDORES',
  titulo: 'Fornecedores',
  travas: [fornecedores],
  abrir: async (banco) => {
    const atuais = await listarFornecedores(banco);
    return {
      campos: await camposDaPlanilha(banco, CAMPOS_DO_FORNECEDOR, {
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
      }),
      chave,
      atuais: new Map(atuais.map((fornecedor) => [chave(valoresDe(fornecedor)) ?? '', fornecedor])),
      esquema: FornecedorNovo,
      paraCorpo: (valores) => ({ ...valores, fornecedorTipo: tipoDe(valores) }),
      valoresDe,
    };
  },
  inserir: inserirFornecedores,
  atualizar: atualizarFornecedores,
};

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
