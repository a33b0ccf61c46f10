import { ROTULOS_TIPO_CAF, ROTULOS_TIPO_FORNECEDOR, type Fornecedor } from '@merenda/shared/contratos';
import {
  formatarCelular,
  formatarCep,
  formatarCnpj,
  formatarCpf,
  formatarInscricaoEstadual,
  formatarTelefone,
  nomeProprio,
} from '@merenda/shared/formatos';
import { temMembros } from '@merenda/shared/regras';
import { BaixarDados, ModalDetalhes, useDescricao, type Detalhe } from '@merenda/shared/ui';
import { lerDadosDoFornecedor } from './fornecedores.api.js';
import { ValidadeDaCaf } from './ValidadeDaCaf.js';

export function DetalhesFornecedor({ fornecedor, aoFechar }: { fornecedor: Fornecedor; aoFechar: () => void }) {
  const porte = useDescricao('portes-empresa');
  const {
    email,
    telefone,
    celular,
    cep,
    logradouro,
    numero,
    complemento,
    bairro_distrito: bairro,
    municipio,
    uf,
  } = fornecedor;
  return (
    <ModalDetalhes
      titulo="Detalhes do Fornecedor"
      aoFechar={aoFechar}
      historico={{ entidade: 'fornecedores', id: fornecedor.id }}
      detalhes={[
        { rotulo: 'Tipo', valor: ROTULOS_TIPO_FORNECEDOR[fornecedor.fornecedorTipo] },
        ...quemE(fornecedor, porte),
        { rotulo: 'E-mail', valor: email },
        { rotulo: 'Telefone', valor: telefone && formatarTelefone(telefone) },
        { rotulo: 'Celular', valor: celular && formatarCelular(celular) },
        { rotulo: 'CEP', valor: formatarCep(cep) },
        { rotulo: 'Município', valor: `${nomeProprio(municipio)}/${uf}` },
        { rotulo: 'Logradouro', valor: nomeProprio(logradouro) },
        { rotulo: 'Número', valor: numero },
        { rotulo: 'Bairro ou distrito', valor: nomeProprio(bairro) },
        { rotulo: 'Complemento', valor: complemento && nomeProprio(complemento) },
        ...agriculturaFamiliar(fornecedor),
      ]}
    >
      {fornecedor.fornecedorTipo === 'FISICO' && (
        <BaixarDados rotulo="Baixar dados da pessoa" ler={() => lerDadosDoFornecedor(fornecedor.id)} />
      )}
    </ModalDetalhes>
  );
}

function quemE(
  { fornecedorTipo, nome, cpf, nomeFantasia, razaoSocial, cnpj, inscricaoEstadual, porteDaEmpresa }: Fornecedor,
  porte: (codigo: string | null) => string,
): Detalhe[] {
  if (fornecedorTipo === 'FISICO')
    return [
      { rotulo: 'Nome', valor: nomeProprio(nome ?? '') },
      { rotulo: 'CPF', valor: formatarCpf(cpf ?? '') },
    ];
  return [
    { rotulo: 'Nome fantasia', valor: nomeProprio(nomeFantasia ?? '') },
    { rotulo: 'Razão social', valor: nomeProprio(razaoSocial ?? '') },
    { rotulo: 'CNPJ', valor: formatarCnpj(cnpj ?? '') },
    { rotulo: 'Inscrição estadual', valor: formatarInscricaoEstadual(inscricaoEstadual ?? '') },
    { rotulo: 'Porte da empresa', valor: porte(porteDaEmpresa) },
  ];
}

function agriculturaFamiliar({
  agriculturaFamiliar: familiar,
  cafNumero,
  cafTipo,
  cafValidade,
  cafMembros,
}: Fornecedor): Detalhe[] {
  if (!familiar) return [{ rotulo: 'Agricultura familiar', valor: 'Não' }];
  return [
    { rotulo: 'Agricultura familiar', valor: 'Sim' },
    { rotulo: 'Número da CAF ou da DAP', valor: cafNumero },
    { rotulo: 'Tipo da CAF ou da DAP', valor: cafTipo && ROTULOS_TIPO_CAF[cafTipo] },
    { rotulo: 'Validade da CAF ou da DAP', valor: cafValidade && <ValidadeDaCaf validade={cafValidade} /> },
    ...(temMembros(cafTipo)
      ? [
          {
            rotulo: 'Membros do grupo',
            valor: cafMembros.map(({ nome, caf }) => `${nomeProprio(nome)} (CAF ${caf})`).join('; '),
          },
        ]
      : []),
  ];
}
