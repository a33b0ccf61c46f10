import { ALTO_EM, CAMPOS_DO_ITEM, ROTULOS_ALTO_EM, type Item } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import {
  perguntasDaClassificacao,
  violacoesDaClassificacao,
  type Classificacao,
  type PerguntaDaClassificacao,
} from '@merenda/shared/regras';
import { SelectOpcoes } from '@merenda/shared/ui';
import { Checkbox, Flex, Typography } from 'antd';
import { useStore } from 'zustand';
import { AlteradoPorOutra } from './AlteradoPorOutra.js';
import { OPCOES } from './respostas.js';
import { foiAlterado, responder, useEscolha, useTrabalhoDaTela } from './trabalho.js';

/** What the chosen group asks of an item, and what another person did with it meanwhile. */
export function CelulaDasRespostas({ item }: { item: Item }) {
  const trabalho = useTrabalhoDaTela();
  const escolha = useEscolha(item);
  const gravando = useStore(trabalho, (estado) => estado.gravando);
  if (!escolha) return null;
  const { classificacao } = escolha;
  const mudar = (resposta: Partial<Classificacao>) => responder(trabalho, [[item, { ...classificacao, ...resposta }]]);
  return (
    <Flex
      wrap
      gap="4px 12px"
      align="center"
      className="classificacao-respostas"
      data-item={item.id}
      data-campo="respostas"
    >
      {perguntasDaClassificacao(classificacao, item.grauProcessamento).map((pergunta) => (
        <Resposta key={pergunta} {...{ pergunta, item, classificacao, mudar }} />
      ))}
      {!gravando && foiAlterado(item, escolha) && <AlteradoPorOutra item={item} escolha={escolha} />}
    </Flex>
  );
}

interface RespostaProps {
  pergunta: PerguntaDaClassificacao;
  item: Item;
  classificacao: Classificacao;
  mudar: (resposta: Partial<Classificacao>) => void;
}

function Resposta({ pergunta, item, classificacao, mudar }: RespostaProps) {
  if (pergunta === 'formaDaFruta') return <FormaDaFruta {...{ item, classificacao, mudar }} />;
  if (pergunta === 'classeRestrita')
    return (
      <div data-item={item.id} data-campo="classeRestrita" className="classificacao-opcao">
        <SelectOpcoes
          aria-label={nomeDa(pergunta, item)}
          opcoes={OPCOES.classeRestrita}
          value={classificacao.classeRestrita}
          allowClear
          placeholder="Oferta sem limite"
          onChange={(classe) => mudar({ classeRestrita: classe ?? null })}
        />
      </div>
    );
  if (pergunta === 'altoEm')
    return (
      <Flex wrap gap="4px 12px" role="group" aria-label={nomeDa(pergunta, item)}>
        {CAMPOS_DO_ITEM.altoEm.titulo}:
        {ALTO_EM.map((codigo) => (
          <Checkbox
            key={codigo}
            checked={classificacao.altoEm.includes(codigo)}
            onChange={({ target }) =>
              mudar({
                altoEm: ALTO_EM.filter((um) => (um === codigo ? target.checked : classificacao.altoEm.includes(um))),
              })
            }
          >
            {ROTULOS_ALTO_EM[codigo].toLowerCase()}
          </Checkbox>
        ))}
      </Flex>
    );
  return (
    <Checkbox
      aria-label={nomeDa(pergunta, item)}
      checked={classificacao[pergunta]}
      onChange={({ target }) => mudar({ [pergunta]: target.checked })}
    >
      {CAMPOS_DO_ITEM[pergunta].titulo}
    </Checkbox>
  );
}

function FormaDaFruta({ item, classificacao, mudar }: Omit<RespostaProps, 'pergunta'>) {
  const conferido = useStore(useTrabalhoDaTela(), (estado) => estado.conferido);
  const [falta] = violacoesDaClassificacao(classificacao);
  const erro = conferido ? falta?.mensagem : undefined;
  return (
    <div data-item={item.id} data-campo="formaDaFruta" className="classificacao-opcao">
      <SelectOpcoes
        aria-label={nomeDa('formaDaFruta', item)}
        aria-invalid={erro !== undefined}
        status={erro === undefined ? undefined : 'error'}
        opcoes={OPCOES.formaDaFruta}
        value={classificacao.formaDaFruta}
        placeholder={CAMPOS_DO_ITEM.formaDaFruta.titulo}
        onChange={(forma) => mudar({ formaDaFruta: forma ?? null })}
      />
      {erro !== undefined && <Typography.Text type="danger">{erro}</Typography.Text>}
    </div>
  );
}

/** 'Fonte de vitamina A: Cenoura' */
const nomeDa = (pergunta: PerguntaDaClassificacao, { nome }: Item): string =>
  `${CAMPOS_DO_ITEM[pergunta].titulo}: ${nomeComum(nome)}`;
