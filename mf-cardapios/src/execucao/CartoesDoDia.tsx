import { ROTULOS_TIPO_CARDAPIO, type LancamentoDoDia } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import '../refeicao/cartoes.css';

interface CartoesDoDiaProps {
  lancamentos: readonly LancamentoDoDia[];
  escolhido: number | undefined;
  aoEscolher: (lancamento: number) => void;
}

/** Today's menus as cards, one of which is picked. */
export function CartoesDoDia({ lancamentos, escolhido, aoEscolher }: CartoesDoDiaProps) {
  return (
    <fieldset className="cartoes-de-escolha">
      <legend>Cardápio</legend>
      {lancamentos.map(({ id, cardapio, pratos }) => {
        const registradas = pratos.filter(({ refeicao }) => refeicao).length;
        const executadas = pratos.filter(({ refeicao }) => refeicao?.executado).length;
        return (
          <label key={id} className="cartao-de-escolha">
            <input type="radio" name="cardapio-do-dia" checked={id === escolhido} onChange={() => aoEscolher(id)} />
            <span>
              <strong>{nomeComum(cardapio.nome)}</strong>
              <span>{cardapio.categoria.faixaEtaria.nome}</span>
              <span>
                {cardapio.modalidade.descricao} · {ROTULOS_TIPO_CARDAPIO[cardapio.cardapioTipo]}
              </span>
              <span>
                {registradas} de{' '}
                {pratos.length === 1 ? '1 refeição registrada' : `${pratos.length} refeições registradas`}
                {registradas > 0 && `, ${executadas} ${executadas === 1 ? 'executada' : 'executadas'}`}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
