import type { Fornecedor } from '@merenda/shared/contratos';
import { formatarCep, formatarCnpj, formatarCpf, formatarTelefone } from '@merenda/shared/formatos';
import type { DadoDaFolha } from '../folha/folha.js';

/** Who a supplier is before the law: its name, and its CNPJ or CPF. */
export const identificacaoDoFornecedor = ({
  fornecedorTipo,
  nome,
  nomeFantasia,
  razaoSocial,
  cpf,
  cnpj,
}: Fornecedor): [nome: DadoDaFolha, documento: DadoDaFolha] => [
  { rotulo: 'Fornecedor', valor: fornecedorTipo === 'FISICO' ? nome : nomeDaEmpresa(razaoSocial, nomeFantasia) },
  fornecedorTipo === 'FISICO'
    ? { rotulo: 'CPF', valor: cpf === null ? null : formatarCpf(cpf) }
    : { rotulo: 'CNPJ', valor: cnpj === null ? null : formatarCnpj(cnpj) },
];

/** A supplier as an order names it: who it is before the law, and how it is reached. */
export function dadosDoFornecedor(fornecedor: Fornecedor): DadoDaFolha[] {
  const { telefone, celular, email } = fornecedor;
  const telefones = [telefone, celular]
    .filter((numero) => numero !== null && numero !== '')
    .map((numero) => formatarTelefone(numero ?? ''));
  return [
    ...identificacaoDoFornecedor(fornecedor),
    { rotulo: 'Telefone do fornecedor', valor: telefones.length > 0 ? telefones.join(' / ') : null },
    { rotulo: 'E-mail do fornecedor', valor: email },
    { rotulo: 'Endereço do fornecedor', valor: escreverEndereco(fornecedor) },
  ];
}

const nomeDaEmpresa = (razaoSocial: string | null, nomeFantasia: string | null): string | null =>
  razaoSocial !== null && nomeFantasia !== null && razaoSocial !== nomeFantasia
    ? `${razaoSocial} (${nomeFantasia})`
    : (razaoSocial ?? nomeFantasia);

function escreverEndereco({
  logradouro,
  numero,
  complemento,
  bairro_distrito: bairro,
  municipio,
  uf,
  cep,
}: Fornecedor): string {
  return [logradouro, numero, complemento, bairro, `${municipio} – ${uf}`, `CEP ${formatarCep(cep)}`]
    .filter((parte) => parte !== null && parte !== '')
    .join(', ');
}
