import { CAMPOS_DO_ITEM, ROTULOS_GRAU_PROCESSAMENTO, type Item } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { SelectOpcoes, useDescricao, type Coluna } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { CelulaDasRespostas } from './CelulaDasRespostas.js';
import { emPalavras, OPCOES } from './respostas.js';
import { aceitarSugestoes, comGrupo, responder, sugestaoPara, useEscolha, useTrabalhoDaTela } from './trabalho.js';
import './classificacao.css';

/** The columns of the editor: each cell reads what is answered of its item. */
export const COLUNAS: Coluna<Item>[] = [
  { titulo: 'Item', valor: (item) => <Nome item={item} />, ordem: ({ nome }) => nome, principal: true },
  { titulo: 'Sugestão', valor: (item) => <Sugestao item={item} />, larga: true },
  {
    titulo: CAMPOS_DO_ITEM.grupo.titulo,
    valor: (item) => (
      <Flex wrap gap="4px 16px" align="center" className="classificacao-grupo-e-respostas">
        <Grupo item={item} />
        <CelulaDasRespostas item={item} />
      </Flex>
    ),
    larga: true,
  },
];

/** An item with what its suggestion is made of. */
function Nome({ item: { nome, categoria, grauProcessamento } }: { item: Item }) {
  const descrever = useDescricao('categorias-alimento');
  const grau = grauProcessamento ? ROTULOS_GRAU_PROCESSAMENTO[grauProcessamento] : 'Sem grau de processamento';
  return (
    <div className="classificacao-item">
      {nomeComum(nome)}
      <Typography.Text type="secondary">
        {descrever(categoria)} · {grau}
      </Typography.Text>
    </div>
  );
}

function Sugestao({ item }: { item: Item }) {
  const trabalho = useTrabalhoDaTela();
  const escolha = useEscolha(item);
  const sugestao = sugestaoPara(item);
  if (!sugestao) return <Typography.Text type="secondary">Sem sugestão</Typography.Text>;
  return (
    <Flex gap="small" align="center" justify="space-between" className="classificacao-sugestao">
      <Typography.Text type="secondary" italic>
        {emPalavras(sugestao)}
      </Typography.Text>
      {!escolha && (
        <Button
          aria-label={`Aceitar a sugestão para ${nomeComum(item.nome)}`}
          onClick={() => aceitarSugestoes(trabalho, [item])}
        >
          Aceitar
        </Button>
      )}
    </Flex>
  );
}

function Grupo({ item }: { item: Item }) {
  const trabalho = useTrabalhoDaTela();
  const escolha = useEscolha(item);
  return (
    <div data-item={item.id} data-campo="grupo" className="classificacao-grupo">
      <SelectOpcoes
        aria-label={`Grupo de ${nomeComum(item.nome)}`}
        opcoes={OPCOES.grupo}
        value={escolha?.classificacao.grupo ?? null}
        allowClear
        onChange={(grupo) => responder(trabalho, [[item, comGrupo(item, grupo ?? null)]])}
      />
    </div>
  );
}
