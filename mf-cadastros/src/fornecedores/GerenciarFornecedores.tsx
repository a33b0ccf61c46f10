import { consultasDeFornecedores } from '@merenda/shared/consultas';
import {
  CAMPOS_DO_FORNECEDOR,
  type Fornecedor,
  type FornecedorNovo,
  type TipoFornecedor,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { BUSCA_DE_FORNECEDORES, naLista, TelaDaEntidade, useColunas } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DetalhesFornecedor } from './DetalhesFornecedor.js';
import { FORNECEDOR, FormularioFornecedor } from './FormularioFornecedor.js';
import { useAlterarFornecedor, useExcluirFornecedor } from './fornecedores.api.js';
import { ModalTipoDoRelatorio } from './ModalTipoDoRelatorio.js';
import { AlertaDaCaf } from './ValidadeDaCaf.js';

const DESENHOS = {
  agriculturaFamiliar: (fornecedor: Fornecedor) => (
    <Flex wrap gap="small">
      {CAMPOS_DO_FORNECEDOR.agriculturaFamiliar.ordem(fornecedor)}
      <AlertaDaCaf validade={fornecedor.cafValidade} />
    </Flex>
  ),
};

export default function GerenciarFornecedores() {
  const consulta = useQuery(consultasDeFornecedores.lista());
  const alterar = useAlterarFornecedor();
  const colunas = useColunas(CAMPOS_DO_FORNECEDOR, { desenhos: DESENHOS });
  const navigate = useNavigate();
  /** Address of the report that waits for its type. */
  const [relatorio, setRelatorio] = useState<string | null>(null);

  return (
    <TelaDaEntidade<Fornecedor, FornecedorNovo>
      entidade={FORNECEDOR}
      titulo="Gerenciar Fornecedores"
      consulta={consulta}
      colunas={colunas}
      busca={BUSCA_DE_FORNECEDORES}
      nomeDaLinha={nomeDe}
      cadastro="/cadastrar-fornecedor"
      importacao="/importar-fornecedores"
      exportacao="fornecedores"
      relatorio="fornecedores"
      // A search for a type already answers the question, and so do selected ones of one type.
      aoPedirRelatorio={(endereco, { fornecedorTipo }, selecionados) => {
        const tipo = fornecedorTipo ?? tipoComum(selecionados);
        if (tipo) void navigate(`${endereco}/${tipo}`);
        else setRelatorio(endereco);
      }}
      vazio="Nenhum fornecedor cadastrado."
      exclusao={useExcluirFornecedor()}
      reler={naLista(consulta)}
      paraFormulario={paraFormulario}
      formulario={() => ({
        largura: 880,
        campos: <FormularioFornecedor edicao />,
        aoSalvar: (fornecedor, chave) => alterar.mutateAsync({ ...fornecedor, ...chave }),
      })}
      exibido={(fornecedor, aoFechar) => <DetalhesFornecedor fornecedor={fornecedor} aoFechar={aoFechar} />}
    >
      {relatorio !== null && (
        <ModalTipoDoRelatorio
          aoEscolher={(tipo) => void navigate(`${relatorio}/${tipo}`)}
          aoFechar={() => setRelatorio(null)}
        />
      )}
    </TelaDaEntidade>
  );
}

/** Fields of the other type are null here, and not in this form. */
const paraFormulario = (fornecedor: Fornecedor) => fornecedor as Partial<FornecedorNovo>;

function nomeDe({ nome, nomeFantasia }: Fornecedor): string {
  return nomeProprio(nome ?? nomeFantasia ?? '');
}

/** The type of all of them; undefined when they have several. */
function tipoComum(fornecedores: readonly Fornecedor[] = []): TipoFornecedor | undefined {
  const [tipo, outro] = new Set(fornecedores.map(({ fornecedorTipo }) => fornecedorTipo));
  return outro === undefined ? tipo : undefined;
}
