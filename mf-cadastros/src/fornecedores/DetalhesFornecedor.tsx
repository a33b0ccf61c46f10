import { CAMPOS_DO_FORNECEDOR, type Fornecedor } from '@merenda/shared/contratos';
import { BaixarDados, ModalDetalhes, useDetalhes } from '@merenda/shared/ui';
import { lerDadosDoFornecedor } from './fornecedores.api.js';
import { ValidadeDaCaf } from './ValidadeDaCaf.js';

const DESENHOS = {
  cafValidade: ({ cafValidade }: Fornecedor) => cafValidade && <ValidadeDaCaf validade={cafValidade} />,
};

export function DetalhesFornecedor({ fornecedor, aoFechar }: { fornecedor: Fornecedor; aoFechar: () => void }) {
  const detalhesDe = useDetalhes(CAMPOS_DO_FORNECEDOR, DESENHOS);
  return (
    <ModalDetalhes
      titulo="Detalhes do Fornecedor"
      aoFechar={aoFechar}
      historico={{ entidade: 'fornecedores', id: fornecedor.id }}
      detalhes={[
        ...detalhesDe(fornecedor, ['fornecedorTipo', 'nome', 'cpf', 'nomeFantasia', 'razaoSocial', 'cnpj']),
        ...detalhesDe(fornecedor, ['inscricaoEstadual', 'porteDaEmpresa', 'email', 'telefone', 'celular', 'cep']),
        ...detalhesDe(fornecedor, ['municipio', 'logradouro', 'numero', 'bairro_distrito', 'complemento']),
        ...detalhesDe(fornecedor, ['agriculturaFamiliar', 'cafNumero', 'cafTipo', 'cafValidade', 'sexoDoTitular']),
        ...detalhesDe(fornecedor, ['gruposPrioritarios', 'cafMembros']),
      ]}
    >
      {fornecedor.fornecedorTipo === 'FISICO' && (
        <BaixarDados rotulo="Baixar dados da pessoa" ler={() => lerDadosDoFornecedor(fornecedor.id)} />
      )}
    </ModalDetalhes>
  );
}
