import { ROTULOS_GRAU_PROCESSAMENTO, type GrauProcessamento, type ItemSemGrau } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum } from '@merenda/shared/formatos';
import {
  confirmarEExecutar,
  EstadoVazio,
  Lida,
  opcoesDe,
  SelectOpcoes,
  Tabela,
  useQuadroDoModal,
  useRascunho,
  type Coluna,
} from '@merenda/shared/ui';
import { avisos, perguntarAoSair } from '@merenda/shared';
import { Button, Flex, Modal, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useClassificarItens, useItensSemGrau } from './recursos-pnae.api.js';

const GRAUS = opcoesDe(ROTULOS_GRAU_PROCESSAMENTO);

/** The chosen degree of each item, by its id. */
type Escolhas = ReadonlyMap<number, GrauProcessamento>;

/** Says the degree of processing of several items that were bought without one; a suggestion is only taken when asked for. */
export function ModalClassificar({ ano, aoFechar }: { ano: number; aoFechar: () => void }) {
  const [aberto, setAberto] = useState(true);
  const [escolhas, setEscolhas] = useState<Escolhas>(new Map());
  const consulta = useItensSemGrau(ano);
  const { mutateAsync: classificar, isPending } = useClassificarItens();
  const colunas = useMemo(() => colunasDe(escolhas, setEscolhas), [escolhas]);
  const quadro = useQuadroDoModal(900);
  const itens = consulta.data ?? [];
  const comSugestao = itens.filter(({ id, sugestao }) => sugestao !== null && !escolhas.has(id));
  const escolhidos = itens.flatMap(({ id, versao }) => {
    const grauProcessamento = escolhas.get(id);
    return grauProcessamento ? [{ id, versao, grauProcessamento }] : [];
  });

  const sujo = escolhas.size > 0;
  const { esquecer } = useRascunho({
    identidade: `itens-sem-grau ${String(ano)}`,
    sujo,
    ler: () => escolhas,
    retomar: setEscolhas,
  });

  function fechar(): void {
    esquecer();
    setAberto(false);
  }

  async function desistir(): Promise<void> {
    if (!isPending && (!sujo || (await perguntarAoSair()))) fechar();
  }

  async function salvar(): Promise<void> {
    const salvos = await confirmarEExecutar({
      mensagem: 'Deseja realmente classificar os itens escolhidos?',
      acao: () => classificar({ itens: escolhidos }),
      sucesso: 'Itens classificados com sucesso!',
      desfazer: () =>
        void classificar({
          itens: escolhidos.map(({ id, versao }) => ({ id, versao: versao + 1, grauProcessamento: null })),
        }).then(
          () => avisos.sucesso('Classificação desfeita.'),
          (erro: unknown) => avisos.falha(erro),
        ),
    });
    if (salvos) fechar();
  }

  return (
    <Modal
      title="Itens não classificados"
      open={aberto}
      {...quadro}
      // An accidental click outside the modal must not discard the choices.
      mask={{ closable: false }}
      onCancel={() => void desistir()}
      afterClose={aoFechar}
      footer={
        <Flex wrap gap="small" justify="end">
          <Button onClick={() => void desistir()}>Cancelar</Button>
          <Button
            disabled={comSugestao.length === 0}
            onClick={() =>
              setEscolhas(
                new Map([
                  ...comSugestao.flatMap(({ id, sugestao }) => (sugestao ? [[id, sugestao] as const] : [])),
                  ...escolhas,
                ]),
              )
            }
          >
            Usar as sugestões
          </Button>
          <Button type="primary" loading={isPending} disabled={escolhidos.length === 0} onClick={() => void salvar()}>
            Classificar {escolhidos.length === 0 ? '' : escolhidos.length}
          </Button>
        </Flex>
      }
    >
      <Typography.Paragraph>
        Estes itens foram comprados com o PNAE em {ano} e não têm grau de processamento. A sugestão é o grau mais comum
        da categoria: confira o rótulo antes de usá-la.
      </Typography.Paragraph>
      <Lida consulta={consulta}>
        {(lidos) => (
          <Tabela<ItemSemGrau>
            rotulo="Itens não classificados"
            linhas={lidos}
            colunas={colunas}
            chave={({ id }) => id}
            nomeDaLinha={({ nome }) => nomeComum(nome)}
            vazio={<EstadoVazio mensagem="Todos os alimentos comprados estão classificados." />}
          />
        )}
      </Lida>
    </Modal>
  );
}

const colunasDe = (escolhas: Escolhas, aoEscolher: (escolhas: Escolhas) => void): Coluna<ItemSemGrau>[] => [
  { titulo: 'Item', valor: ({ nome }) => nomeComum(nome), ordem: ({ nome }) => nome, principal: true },
  {
    titulo: 'Recebido',
    valor: ({ recebido }) => formatarMoeda(recebido),
    ordem: ({ recebido }) => recebido,
    numerica: true,
    destaque: true,
  },
  {
    titulo: 'Sugestão',
    valor: ({ sugestao }) => (sugestao ? ROTULOS_GRAU_PROCESSAMENTO[sugestao] : 'Sem sugestão'),
  },
  {
    titulo: 'Grau de processamento',
    larga: true,
    valor: ({ id, nome }) => (
      <SelectOpcoes<GrauProcessamento>
        aria-label={`Grau de processamento de ${nomeComum(nome)}`}
        style={{ width: '100%', minWidth: 240 }}
        allowClear
        opcoes={GRAUS}
        value={escolhas.get(id) ?? null}
        onChange={(grau) => {
          const depois = new Map(escolhas);
          if (grau) depois.set(id, grau);
          else depois.delete(id);
          aoEscolher(depois);
        }}
      />
    ),
  },
];
