import { SIMBOLOS_UNIDADE_MEDIDA, type FaltaDeAlimento, type PreviaDoAbatimento } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { type Coluna, EstadoErro, EstadoVazio, Quantidade, Tabela, useEnvio } from '@merenda/shared/ui';
import { Alert, Button, Flex, Modal, Spin } from 'antd';
import { useState } from 'react';
import { useExecutarRefeicao, usePreviaDoAbatimento } from './refeicao.api.js';

/** The data of a meal that its execution needs. */
export interface RefeicaoAExecutar {
  id: number;
  prato: { nome: string };
}

type ProdutoPrevisto = PreviaDoAbatimento['produtos'][number];

const COLUNAS: readonly Coluna<ProdutoPrevisto>[] = [
  { titulo: 'Produto', valor: ({ produto }) => nomeComum(produto.nome) },
  { titulo: 'Lote', valor: ({ lote }) => lote },
  { titulo: 'Validade', valor: ({ dataValidade }) => dataValidade },
  {
    titulo: 'Sai do estoque',
    numerica: true,
    valor: ({ produto, quantidade }) => <Quantidade embalagens={quantidade} produto={produto} />,
  },
  {
    titulo: 'Fica no estoque',
    numerica: true,
    valor: ({ produto, saldoDepois }) => <Quantidade embalagens={saldoDepois} produto={produto} />,
  },
];

/** Before a meal is executed: what will leave which lot, first expiring first, and what is missing. */
export function ModalExecutar({ refeicao, aoFechar }: { refeicao: RefeicaoAExecutar; aoFechar: () => void }) {
  const [aberto, setAberto] = useState(true);
  const previa = usePreviaDoAbatimento(refeicao.id);
  const { mutateAsync: executar } = useExecutarRefeicao();
  const fechar = () => setAberto(false);

  const { enviar, enviando } = useEnvio<{ id: number }>({
    confirmacao: 'Deseja realmente executar essa Refeição?',
    sucesso: 'Refeição executada com sucesso!',
    tituloDaFalha: 'Aviso',
    aoSalvar: ({ id }, { idempotencia }) => executar({ id, idempotencia }),
    aoConcluir: fechar,
  });

  const pronta = previa.data !== undefined && previa.data.faltas.length === 0;
  return (
    <Modal
      title={`Executar ${nomeComum(refeicao.prato.nome)}`}
      open={aberto}
      onCancel={fechar}
      afterClose={aoFechar}
      width={760}
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={fechar} disabled={enviando}>
            Cancelar
          </Button>
          <Button type="primary" disabled={!pronta} loading={enviando} onClick={() => void enviar({ id: refeicao.id })}>
            Executar
          </Button>
        </Flex>
      }
    >
      {previa.error !== null && previa.data === undefined ? (
        <EstadoErro erro={previa.error} aoTentar={() => void previa.refetch()} tentando={previa.isFetching} />
      ) : previa.data === undefined ? (
        <Spin aria-label="Calculando o que sai do estoque" />
      ) : (
        <Flex vertical gap="middle">
          {previa.data.faltas.length > 0 && <Faltas faltas={previa.data.faltas} />}
          <Tabela<ProdutoPrevisto>
            rotulo="O que sairá do estoque"
            linhas={previa.data.produtos}
            colunas={COLUNAS}
            chave={({ id }) => id}
            nomeDaLinha={({ produto }) => nomeComum(produto.nome)}
            vazio={<EstadoVazio mensagem="Nenhum produto em estoque para esta refeição." />}
          />
        </Flex>
      )}
    </Modal>
  );
}

function Faltas({ faltas }: { faltas: readonly FaltaDeAlimento[] }) {
  return (
    <Alert
      type="error"
      showIcon
      title="Estoque insuficiente: a refeição não pode ser executada."
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {faltas.map(({ alimento, falta, unidadeMedida }) => (
            <li key={alimento.id}>
              {nomeComum(alimento.nome)}: {falta === 1 ? 'falta' : 'faltam'} {formatarQuantidade(falta)}{' '}
              {SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]}
            </li>
          ))}
        </ul>
      }
    />
  );
}
