import type { ComponentProps } from 'react';
import { AlertOffer } from '../alerts/alert-offer.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import { CardMenu } from './card-menu.tsx';
import { CardTools } from './card-tools.tsx';
import { HouseTools } from './house-tools.tsx';
import { ShareButton } from './share-button.tsx';

export type PartProps =
  | ({ part: 'card' } & ComponentProps<typeof CardTools>)
  | ({ part: 'menu' } & ComponentProps<typeof CardMenu>)
  | ({ part: 'house' } & ComponentProps<typeof HouseTools>)
  | ({ part: 'alert' } & ComponentProps<typeof AlertOffer>)
  | ({ part: 'share' } & ComponentProps<typeof ShareButton>)
  | { part: 'bar' };

export default function Part(props: PartProps) {
  switch (props.part) {
    case 'card':
      return <CardTools {...props} />;
    case 'menu':
      return <CardMenu {...props} />;
    case 'house':
      return <HouseTools {...props} />;
    case 'alert': {
      const { houseId, checkIn, checkOut, inList } = props;
      return <AlertOffer {...{ houseId, checkIn, checkOut, ...(inList && { inList }) }} />;
    }
    case 'share':
      return <ShareButton {...props} />;
    case 'bar':
      return <CompareBar />;
  }
}
