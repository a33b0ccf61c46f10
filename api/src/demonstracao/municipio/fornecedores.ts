import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import type { Transacao } from '../../banco/transacao.js';
import { porChave } from '../chaves.js';
import { MUNICIPIO } from './unidades.js';

const ENDERECO = { cep: '99990000', numero: '500', municipio: MUNICIPIO.nome.toUpperCase(), uf: MUNICIPIO.uf };

export const CEREALISTA = '11222333000181';
export const FRIGORIFICO = '12ABC34501DE35';
export const COOPERATIVA = '11111111000191';
export const SITIO = '12345678909';
export const CHACARA = '98765432100';

/** Invented suppliers: numbers with correct check digits, made of repeated digits or known from published examples. */
const FORNECEDORES = [
  {
    ...ENDERECO,
    fornecedorTipo: 'JURIDICO',
    nomeFantasia: 'CEREALISTA DEMONSTRAÇÃO',
    razaoSocial: 'CEREALISTA DEMONSTRAÇÃO LTDA',
    cnpj: CEREALISTA,
    inscricaoEstadual: '110220330',
    porteDaEmpresa: 'EPP',
    email: 'vendas@cerealista.example',
    telefone: '1633991001',
    logradouro: 'RUA DO COMÉRCIO',
    bairroDistrito: 'CENTRO',
  },
  {
    ...ENDERECO,
    fornecedorTipo: 'JURIDICO',
    nomeFantasia: 'FRIGORÍFICO DEMONSTRAÇÃO',
    razaoSocial: 'FRIGORÍFICO DEMONSTRAÇÃO S.A.',
    cnpj: FRIGORIFICO,
    inscricaoEstadual: '120340501',
    porteDaEmpresa: 'DEMAIS',
    email: 'vendas@frigorifico.example',
    telefone: '1633991002',
    logradouro: 'RODOVIA DA PRODUÇÃO',
    bairroDistrito: 'DISTRITO INDUSTRIAL',
  },
  {
    ...ENDERECO,
    fornecedorTipo: 'JURIDICO',
    nomeFantasia: 'COOPERATIVA DA AGRICULTURA FAMILIAR',
    razaoSocial: 'COOPERATIVA DEMONSTRAÇÃO DA AGRICULTURA FAMILIAR',
    cnpj: COOPERATIVA,
    inscricaoEstadual: '111111110',
    porteDaEmpresa: 'COOPERATIVA',
    email: 'contato@cooperativa.example',
    telefone: '1633991003',
    logradouro: 'ESTRADA DO SÍTIO',
    bairroDistrito: 'ZONA RURAL',
    agriculturaFamiliar: true,
    cafTipo: 'GRUPO_FORMAL',
    cafNumero: 'SP992026000001',
    gruposPrioritarios: ['ASSENTAMENTO'],
    cafMembros: [
      { caf: 'SP992026000011', nome: 'SÍTIO ÁGUA CLARA', cpf: null, sexo: 'FEMININO', validade: null },
      { caf: 'SP992026000012', nome: 'SÍTIO DAS FLORES', cpf: null, sexo: 'FEMININO', validade: null },
      { caf: 'SP992026000013', nome: 'CHÁCARA BOM RETIRO', cpf: null, sexo: 'MASCULINO', validade: null },
    ],
  },
  {
    ...ENDERECO,
    fornecedorTipo: 'FISICO',
    nome: 'SÍTIO BOA VISTA (AGRICULTOR INDIVIDUAL)',
    cpf: SITIO,
    email: 'sitio@boavista.example',
    celular: '16993991004',
    logradouro: 'ESTRADA DA BOA VISTA',
    bairroDistrito: 'ZONA RURAL',
    agriculturaFamiliar: true,
    cafTipo: 'FORNECEDOR_INDIVIDUAL',
    cafNumero: 'SP992026000002',
    sexoDoTitular: 'FEMININO',
  },
  {
    ...ENDERECO,
    fornecedorTipo: 'FISICO',
    nome: 'CHÁCARA RECANTO DAS PEDRAS (AGRICULTOR INDIVIDUAL)',
    cpf: CHACARA,
    email: 'chacara@recantodaspedras.example',
    celular: '16993991006',
    logradouro: 'ESTRADA DAS PEDRAS',
    bairroDistrito: 'ZONA RURAL',
    agriculturaFamiliar: true,
    cafTipo: 'FORNECEDOR_INDIVIDUAL',
    cafNumero: 'SP992026000003',
    sexoDoTitular: 'MASCULINO',
    gruposPrioritarios: ['QUILOMBOLA'],
  },
  {
    ...ENDERECO,
    fornecedorTipo: 'JURIDICO',
    nomeFantasia: 'LIMPEZA E PAPEL DEMONSTRAÇÃO',
    razaoSocial: 'LIMPEZA E PAPEL DEMONSTRAÇÃO ME',
    cnpj: '22222222000191',
    inscricaoEstadual: '222222220',
    porteDaEmpresa: 'ME',
    email: 'vendas@limpeza.example',
    telefone: '1633991005',
    logradouro: 'AVENIDA BRASIL',
    bairroDistrito: 'CENTRO',
  },
] as const satisfies readonly (typeof fornecedores.$inferInsert)[];

/** Makes the suppliers; returns the id of one by its CNPJ or CPF. */
export async function criarFornecedores(tx: Transacao): Promise<(documento: string) => number> {
  return porChave(
    await tx
      .insert(fornecedores)
      .values([...FORNECEDORES])
      .returning(),
    ({ cnpj, cpf }) => cnpj ?? cpf ?? '',
  );
}
