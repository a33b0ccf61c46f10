import { extend, Runtime } from '@antv/g2';
import { AxisX } from '@antv/g2/esm/component/axisX';
import { AxisY } from '@antv/g2/esm/component/axisY';
import { Cartesian } from '@antv/g2/esm/coordinate/cartesian';
import { Transpose } from '@antv/g2/esm/coordinate/transpose';
import { Inline } from '@antv/g2/esm/data/inline';
import { Column } from '@antv/g2/esm/encode/column';
import { Constant } from '@antv/g2/esm/encode/constant';
import { Field } from '@antv/g2/esm/encode/field';
import { Transform } from '@antv/g2/esm/encode/transform';
import { ElementHighlight } from '@antv/g2/esm/interaction/elementHighlight';
import { Event } from '@antv/g2/esm/interaction/event';
import { LegendFilter } from '@antv/g2/esm/interaction/legendFilter';
import { ScrollbarFilter } from '@antv/g2/esm/interaction/scrollbarFilter';
import { SliderFilter } from '@antv/g2/esm/interaction/sliderFilter';
import { Tooltip } from '@antv/g2/esm/interaction/tooltip';
import { Interval } from '@antv/g2/esm/mark/interval';
import { Category10 } from '@antv/g2/esm/palette/category10';
import { Band } from '@antv/g2/esm/scale/band';
import { Constant as EscalaConstante } from '@antv/g2/esm/scale/constant';
import { Identity } from '@antv/g2/esm/scale/identity';
import { Linear } from '@antv/g2/esm/scale/linear';
import { Ordinal } from '@antv/g2/esm/scale/ordinal';
import { Dark } from '@antv/g2/esm/theme/dark';
import { Light } from '@antv/g2/esm/theme/light';
import { DodgeX } from '@antv/g2/esm/transform/dodgeX';
import { StackY } from '@antv/g2/esm/transform/stackY';

/**
 * What `@ant-design/charts` draws with, in place of its own module: columns alone. Its own registers every mark, scale
 * and interaction of @antv/g2. A part that is missing here is an error in the page ('Unknown Component') when a chart
 * asks for it.
 */
export const Chart = extend(Runtime, {
  'component.axisX': AxisX,
  'component.axisY': AxisY,
  'coordinate.cartesian': Cartesian,
  'coordinate.transpose': Transpose,
  'data.inline': Inline,
  'encode.column': Column,
  'encode.constant': Constant,
  'encode.field': Field,
  'encode.transform': Transform,
  'interaction.elementHighlight': ElementHighlight,
  // A chart starts these four in any case.
  'interaction.event': Event,
  'interaction.legendFilter': LegendFilter,
  'interaction.scrollbarFilter': ScrollbarFilter,
  'interaction.sliderFilter': SliderFilter,
  'interaction.tooltip': Tooltip,
  'mark.interval': Interval,
  'palette.category10': Category10,
  'scale.band': Band,
  'scale.constant': EscalaConstante,
  'scale.identity': Identity,
  'scale.linear': Linear,
  'scale.ordinal': Ordinal,
  'theme.dark': Dark,
  'theme.light': Light,
  'transform.dodgeX': DodgeX,
  'transform.stackY': StackY,
});
