import {
  Cnpj,
  Cpf,
  FornecedorNovo,
  ROTULOS_TIPO_CAF,
  ROTULOS_TIPO_FORNECEDOR,
  UFS,
  type Fornecedor,
} from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import { opcoesDaConvencao } from '../../mecanismos/convencoes.js';
import { codigo, data, opcao, texto } from '../../mecanismos/importacoes/campos.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { opcoesDosRotulos } from '../../mecanismos/importacoes/opcoes.js';
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
      campos: [
        opcao('fornecedorTipo', 'Tipo', opcoesDosRotulos(ROTULOS_TIPO_FORNECEDOR), 'Jurídico', {
          sinonimos: ['Tipo de pessoa', 'Pessoa', 'Tipo do fornecedor'],
          explicacao:
            'Escolha uma opção da lista. Se ficar em branco, o tipo segue o documento (CPF: pessoa física; CNPJ: pessoa jurídica). Não pode ser alterado depois.',
        }),
        codigo('cnpj', 'CNPJ', [14], '11.222.333/0001-81', {
          explicacao: 'Obrigatório para o tipo Jurídico. Identifica o fornecedor.',
        }),
        codigo('cpf', 'CPF', [11], '123.456.789-09', {
          explicacao: 'Obrigatório para o tipo Físico. Identifica o fornecedor.',
        }),
        texto('nomeFantasia', 'Nome fantasia', 'Mercado Bom Preço', {
          sinonimos: ['Fantasia'],
          explicacao: 'Obrigatório para o tipo Jurídico.',
        }),
        texto('razaoSocial', 'Razão social', 'Bom Preço Alimentos Ltda', {
          sinonimos: ['Empresa'],
          explicacao: 'Obrigatória para o tipo Jurídico.',
        }),
        texto('nome', 'Nome', 'Ana Lima', {
          sinonimos: ['Nome completo', 'Produtor', 'Agricultor'],
          explicacao: 'Obrigatório para o tipo Físico.',
        }),
        codigo('inscricaoEstadual', 'Inscrição estadual', [9], '12.345.678-9', {
          sinonimos: ['IE'],
          explicacao: 'Obrigatória para o tipo Jurídico.',
        }),
        opcao('porteDaEmpresa', 'Porte da empresa', await opcoesDaConvencao(banco, 'portes-empresa'), 'ME', {
          sinonimos: ['Porte'],
          explicacao: 'Escolha uma opção da lista. Obrigatório para o tipo Jurídico.',
        }),
        texto('email', 'E-mail', 'vendas@exemplo.com.br', {
          sinonimos: ['Correio eletrônico'],
          obrigatorio: true,
          explicacao: 'Um endereço.',
        }),
        codigo('telefone', 'Telefone', [10, 11], '(16) 3399-1001', {
          sinonimos: ['Fone', 'Telefone fixo'],
          explicacao: 'Com o DDD.',
        }),
        codigo('celular', 'Celular', [11], '(16) 98765-4321', { sinonimos: ['WhatsApp'], explicacao: 'Com o DDD.' }),
        codigo('cep', 'CEP', [8], '13560-000', { obrigatorio: true }),
        texto('logradouro', 'Logradouro', 'Rua das Flores', {
          sinonimos: ['Endereço', 'Rua'],
          obrigatorio: true,
          explicacao: 'Rua, avenida ou estrada, sem o número.',
        }),
        texto('numero', 'Número', '120', {
          sinonimos: ['Nº', 'Num'],
          obrigatorio: true,
          explicacao: 'O número no logradouro, ou S/N.',
        }),
        texto('complemento', 'Complemento', 'Sala 2'),
        texto('bairro_distrito', 'Bairro ou distrito', 'Centro', {
          sinonimos: ['Bairro', 'Distrito', 'Bairro/Distrito'],
          obrigatorio: true,
        }),
        texto('municipio', 'Município', 'São Carlos', { sinonimos: ['Cidade'], obrigatorio: true }),
        opcao(
          'uf',
          'UF',
          UFS.map((uf) => ({ valor: uf, rotulo: uf })),
          'SP',
          { sinonimos: ['Estado'], obrigatorio: true, explicacao: 'A sigla do estado.' },
        ),
        {
          campo: 'agriculturaFamiliar',
          titulo: 'Agricultura familiar',
          sinonimos: ['Fornecedor da agricultura familiar'],
          leitura: { tipo: 'logico' },
          explicacao: 'Sim ou não. Conta para o percentual de compras da agricultura familiar do PNAE.',
          exemplo: 'Não',
        },
        texto('cafNumero', 'Número da CAF ou da DAP', 'SP012026.01.000001234CAF', {
          sinonimos: ['CAF', 'DAP', 'Número da CAF', 'Número da DAP'],
          explicacao: 'Preencha apenas para a agricultura familiar.',
        }),
        opcao('cafTipo', 'Tipo da CAF ou da DAP', opcoesDosRotulos(ROTULOS_TIPO_CAF), 'Grupo formal', {
          sinonimos: ['Tipo da CAF', 'Tipo da DAP'],
          explicacao: 'Escolha uma opção da lista. Preencha apenas para a agricultura familiar.',
        }),
        data('cafValidade', 'Validade da CAF ou da DAP', '31/12/2027', {
          sinonimos: ['Validade da CAF', 'Validade da DAP'],
          explicacao: 'DD/MM/AAAA, o último dia de validade. Preencha apenas para a agricultura familiar.',
        }),
      ],
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
