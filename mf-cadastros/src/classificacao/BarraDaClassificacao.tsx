import type { Item } from '@merenda/shared/contratos';
import { SelectOpcoes } from '@merenda/shared/ui';
import { Button, Checkbox, Flex, Input, Typography } from 'antd';
import { useStore } from 'zustand';
import { OPCOES } from './respostas.js';
import { aceitarSugestoes, comGrupo, responder, sugestaoPara, useTrabalhoDaTela } from './trabalho.js';

interface BarraDaClassificacaoProps {
  procurado: string;
  aoProcurar: (texto: string) => void;
  /** From the search into the rows. */
  aoDescer: () => void;
  /** The rows that the search finds. */
  achados: readonly Item[];
  /** All rows. */
  itens: readonly Item[];
}

const PROCURAR = 'Procurar por nome ou categoria';

/** Above the rows: the search, and what is done with several items at once. */
export function BarraDaClassificacao({ procurado, aoProcurar, aoDescer, achados, itens }: BarraDaClassificacaoProps) {
  const trabalho = useTrabalhoDaTela();
  const { marcados, escolhas } = useStore(trabalho);
  const escolhidos = itens.filter(({ id }) => marcados.has(id));
  const visiveis = achados.filter(({ id }) => marcados.has(id)).length;
  const semResposta = escolhidos.filter((item) => !escolhas.has(item.id) && sugestaoPara(item) !== null);
  const frutas = escolhidos.flatMap((item) => {
    const classificacao = escolhas.get(item.id)?.classificacao;
    return classificacao?.grupo === 'FRUTA' ? [[item, classificacao] as const] : [];
  });
  const marcar = (ids: Iterable<number>) => trabalho.setState({ marcados: new Set(ids) });
  return (
    <Flex wrap gap="8px 16px" align="center" style={{ marginBottom: 8 }}>
      <Input
        type="search"
        aria-label={PROCURAR}
        placeholder={PROCURAR}
        allowClear
        value={procurado}
        style={{ flex: '1 1 240px', maxWidth: 320 }}
        onChange={({ target }) => aoProcurar(target.value)}
        onPressEnter={aoDescer}
        onKeyDown={({ key }) => key === 'ArrowDown' && aoDescer()}
      />
      <Flex wrap gap="small" align="center" role="group" aria-label="Seleção">
        <Checkbox
          disabled={achados.length === 0}
          checked={visiveis > 0 && visiveis === achados.length}
          indeterminate={visiveis > 0 && visiveis < achados.length}
          onChange={({ target }) => {
            const ids = achados.map(({ id }) => id);
            marcar(target.checked ? [...marcados, ...ids] : [...marcados].filter((id) => !ids.includes(id)));
          }}
        >
          Selecionar todos
        </Checkbox>
        {escolhidos.length > 0 && (
          <>
            <Typography.Text type="secondary" role="status">
              {escolhidos.length === 1 ? '1 selecionado' : `${escolhidos.length} selecionados`}
            </Typography.Text>
            <Button disabled={semResposta.length === 0} onClick={() => aceitarSugestoes(trabalho, semResposta)}>
              Aceitar {semResposta.length === 1 ? '1 sugestão' : `${semResposta.length} sugestões`}
            </Button>
            <div className="classificacao-grupo">
              <SelectOpcoes
                aria-label="Grupo dos selecionados"
                placeholder="Grupo dos selecionados"
                opcoes={OPCOES.grupo}
                value={null}
                onChange={(grupo) =>
                  grupo &&
                  responder(
                    trabalho,
                    escolhidos
                      .filter(({ id }) => escolhas.get(id)?.classificacao.grupo !== grupo)
                      .map((item) => [item, comGrupo(item, grupo)] as const),
                  )
                }
              />
            </div>
            {frutas.length > 0 && (
              <div className="classificacao-grupo">
                <SelectOpcoes
                  aria-label="Forma das frutas selecionadas"
                  placeholder="Forma das frutas selecionadas"
                  opcoes={OPCOES.formaDaFruta}
                  value={null}
                  onChange={(formaDaFruta) =>
                    formaDaFruta &&
                    responder(
                      trabalho,
                      frutas.map(([item, atual]) => [item, { ...atual, formaDaFruta }] as const),
                    )
                  }
                />
              </div>
            )}
            <Button type="text" onClick={() => marcar([])}>
              Limpar seleção
            </Button>
          </>
        )}
      </Flex>
    </Flex>
  );
}
