import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { LIMITES } from '@merenda/shared/contratos';
import { nomeProprio, numeroLido } from '@merenda/shared/formatos';
import { somar } from '@merenda/shared/regras';
import { acrescentarLinha, EntradaMoeda, Icone, SelectOpcoes } from '@merenda/shared/ui';
import { Button, Typography } from 'antd';
import { CampoDeLinha } from './CampoDeLinha.js';
import type { ErrosDasPropostas } from './erros-das-propostas.js';
import { valorDoItem, type LinhaDoMembro, type LinhaItem } from './rascunho.js';

/** A family of the group that sells. */
export interface MembroEscolhivel {
  caf: string;
  nome: string;
}

interface EmNomeDeProps {
  item: LinhaItem;
  /** Names the item for a screen reader: 'Item 2'. */
  nomeDoItem: string;
  membros: readonly MembroEscolhivel[];
  erros: ErrosDasPropostas;
  aoMudar: (emNomeDe: readonly LinhaDoMembro[]) => void;
}

/** In the name of which families of a group an item is sold, with R$ of each. Naming them is optional. */
export function EmNomeDe({ item, nomeDoItem, membros, erros, aoMudar }: EmNomeDeProps) {
  const partes = item.emNomeDe ?? [];
  const erro = erros.get('emNomeDe');
  const opcoes = membros.map(({ caf, nome }) => ({ valor: caf, rotulo: nomeProprio(nome), detalhe: `CAF ${caf}` }));
  const mudar = (n: number, mudanca: Partial<LinhaDoMembro>) =>
    aoMudar(partes.map((parte, i) => (i === n ? { ...parte, ...mudanca } : parte)));
  return (
    <div className="compras-em-nome-de" role="group" aria-label={`Em nome de quem é vendido o ${nomeDoItem}`}>
      {partes.map(({ caf, valor }, n) => (
        // The rows have no other identity than their place.
        <div key={n} className="compras-membro" role="group" aria-label={`Membro ${n + 1}`}>
          <CampoDeLinha rotulo="Em nome de" obrigatorio erro={erros.get(`emNomeDe.${n}.caf`)}>
            {(ligacao) => (
              <SelectOpcoes
                {...ligacao}
                opcoes={opcoes}
                value={caf}
                onChange={(escolhida) => mudar(n, { caf: escolhida ?? null })}
              />
            )}
          </CampoDeLinha>
          <CampoDeLinha rotulo="Valor do membro" obrigatorio erro={erros.get(`emNomeDe.${n}.valor`)}>
            {(ligacao) => (
              <EntradaMoeda {...ligacao} value={valor} onChange={(digitado) => mudar(n, { valor: digitado })} />
            )}
          </CampoDeLinha>
          <Button
            type="text"
            danger
            icon={<Icone de={DeleteOutlined} />}
            aria-label={`Remover Membro ${n + 1} do ${nomeDoItem}`}
            onClick={() => aoMudar(partes.filter((_, i) => i !== n))}
          />
        </div>
      ))}
      {erro !== undefined && <Typography.Text type="danger">{erro}</Typography.Text>}
      <Button
        type="link"
        size="small"
        icon={<Icone de={PlusOutlined} />}
        disabled={partes.length >= LIMITES.linhas}
        onClick={({ currentTarget }) =>
          acrescentarLinha(currentTarget, () => aoMudar([...partes, { caf: null, valor: restante(item) }]))
        }
      >
        {partes.length === 0 ? 'Dizer em nome de quem' : 'Adicionar membro'}
      </Button>
    </div>
  );
}

/** R$ of the item that no family has yet. */
function restante(item: LinhaItem): number | null {
  const falta = valorDoItem(item).minus(somar((item.emNomeDe ?? []).map(({ valor }) => numeroLido(valor) ?? 0)));
  return falta.gt(0) ? falta.toNumber() : null;
}
